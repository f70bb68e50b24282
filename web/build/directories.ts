import { fileURLToPath } from 'node:url';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The workspace of the site. */
export const webDirectory = directory('..');
/** The files that the build writes: pages.json, redirects.json and csp.json for the server, and the two folders below. */
export const distDirectory = directory('../dist');
/** The files that browsers may request. */
export const clientDirectory = directory('../dist/client');
/** The pages for Node. Only the build uses them. */
export const serverDirectory = directory('../dist/server');
