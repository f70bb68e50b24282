import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { clientBuild } from './client-build.ts';
import { compressFiles } from './compress.ts';
import { clientDirectory, distDirectory, serverDirectory, webDirectory } from './directories.ts';
import { prerender } from './prerender.ts';
import { writeSharePictures } from './share-pictures.ts';
import { loadSite } from './site.ts';

/*
 * Builds the site: the browser's scripts and styles, the same pages for Node, one HTML file per page and language made
 * with them, and everything compressed once, as small as it gets. SITE_URL is the address that the pages name as theirs.
 */
process.chdir(webDirectory);
// React decides by it, when it is first loaded, which of its builds it is.
process.env['NODE_ENV'] ??= 'production';
await rm(distDirectory, { recursive: true, force: true });
await build(clientBuild);
await build({
  logLevel: 'warn',
  build: {
    outDir: serverDirectory,
    copyPublicDir: false,
    ssr: 'src/app/server.tsx',
  },
});
const site = await loadSite();
const pageCount = await prerender(site);
// Compression has threads of its own, the pictures are drawn meanwhile.
const [fileCount] = await Promise.all([compressFiles(clientDirectory), writeSharePictures(site)]);
await rm(serverDirectory, { recursive: true });
process.stdout.write(`Built ${pageCount} pages; compressed ${fileCount} files.\n`);
