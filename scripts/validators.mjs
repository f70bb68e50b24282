/** The command that writes the functions that check requests. Whatever reads the engine needs them first. */
export const writeValidators = /** @type {const} */ (['tsx', ['engine/build/write-validators.ts']]);
