export const english = {};
