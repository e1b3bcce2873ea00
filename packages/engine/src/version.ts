/** The version of this library, as in its package.json (a test compares them). */
export const ENGINE_VERSION = '0.1.0';
