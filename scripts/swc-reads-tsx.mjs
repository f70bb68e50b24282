/**
 * Loaded before dependency-cruiser. Its reader of TypeScript does not know .tsx files, and the compiler's reader has no API
 * yet.
 */
import swc from '@swc/core';

const read = swc.parseFileSync;
Object.assign(swc, {
  parseFileSync: (/** @type {string} */ file, /** @type {object} */ options) =>
    read(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') }),
});
