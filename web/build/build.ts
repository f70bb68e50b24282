import { rm } from 'node:fs/promises';
import { build, type InlineConfig } from 'vite';
import config from '../vite.config.ts';
import { clientBuild } from './client/client-build.ts';
import { compressFiles } from './client/compress.ts';
import { addLicencesOfFiles } from './client/licences.ts';
import { clientDirectory, distDirectory, serverDirectory, webDirectory } from './directories.ts';
import { prerender } from './pages/prerender.ts';
import { writeSharePictures } from './pages/share-pictures.ts';
import { loadSite } from './pages/site.ts';

/*
 * Builds the site: scripts and styles for the browser, the same pages for Node, and one HTML file per page and language. Then
 * it compresses all files at the highest level. SITE_URL is the public address that the pages contain.
 */
process.chdir(webDirectory);
// React reads this when it is first loaded and chooses its build by it.
process.env['NODE_ENV'] ??= 'production';
await rm(distDirectory, { recursive: true, force: true });
// Read once: of two readings each would run the engine anew for its plugins.
const sharedConfig: InlineConfig = { ...config, configFile: false };
await build({ ...sharedConfig, ...clientBuild });
await build({
  ...sharedConfig,
  logLevel: 'warn',
  build: {
    outDir: serverDirectory,
    copyPublicDir: false,
    ssr: 'src/app/server.tsx',
  },
});
const site = await loadSite();
await addLicencesOfFiles();
const pageCount = await prerender(site);
// Compression runs in separate threads, so the pictures are drawn meanwhile.
const [fileCount] = await Promise.all([compressFiles(clientDirectory), writeSharePictures(site)]);
await rm(serverDirectory, { recursive: true });
process.stdout.write(`Built ${pageCount} pages; compressed ${fileCount} files.\n`);
