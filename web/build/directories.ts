import { fileURLToPath } from 'node:url';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The workspace of the site. */
export const webDirectory = directory('..');
/** What the build makes: pages.json, redirects.json and csp.json for the server, and the two below. */
export const distDirectory = directory('../dist');
/** What browsers may ask for. */
export const clientDirectory = directory('../dist/client');
/** The pages for Node; used by the build alone. */
export const serverDirectory = directory('../dist/server');
