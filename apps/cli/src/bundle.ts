/** The bundle that started this process. All files of the bundle lie in one folder, this module's too. */
export const BUNDLE = new URL('./keyflower.mjs', import.meta.url);
