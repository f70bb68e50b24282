/** Loads what makes the check: not needed before the visitor starts it. */
export const loadProve = async () => (await import('./prove.ts')).prove;
