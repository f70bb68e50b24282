/**
 * Writes .cache/edge: the worker that suen.capnp names. Which pages and files there are, and with which headers, is asked of the
 * server itself, so that an edge answers as it does. Settings of pages are the server's environment variables.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildApp } from '../../api/src/app.ts';
import { builtWebFolder, readWebPages } from '../../api/src/pages/web-pages.ts';
import { readSettings } from '../../api/src/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, '.cache', 'edge');

/** What an edge sets itself, or what belongs to one answer of the server. */
const ofTheServer: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'vary',
]);

const pages = readWebPages(builtWebFolder);
if (pages === undefined) throw new Error('The pages are not built: npm run build');
const app = await buildApp({ ...readSettings(process.env), pages });
const addresses = [
  ...[...pages.pages.values()].map((page) => ({ address: page.path, file: `/${page.file}` })),
  ...[...pages.files].map((file) => ({ address: file, file })),
  ...[...pages.redirects.keys()].map((address) => ({ address, file: undefined })),
];
const site: Record<string, object> = {};
for (const { address, file } of addresses) {
  const { statusCode: status, headers } = await app.inject(address);
  const kept = Object.entries(headers).filter(([name]) => !ofTheServer.has(name));
  site[address] = { status, headers: Object.fromEntries(kept), ...(!headers.location && { file }) };
}
await app.close();
await build({
  configFile: false,
  logLevel: 'warn',
  define: { SITE: JSON.stringify(site) },
  build: {
    ssr: path.join(root, 'deploy', 'workerd', 'worker.ts'),
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    rolldownOptions: { output: { entryFileNames: 'worker.js', codeSplitting: false } },
  },
});
