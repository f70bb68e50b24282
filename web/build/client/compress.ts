import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.css',
  '.csv',
  '.html',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses with brotli at the highest level. */
export function brotli(content: Buffer): Promise<Buffer> {
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    brotli(content).then((packed) => writeFile(`${file}.br`, packed)),
    toGzip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Puts a .br and a .gz beside every file of text below a directory. Returns how many files there are. */
export async function compressFiles(directory: string): Promise<number> {
  const items = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = items
    .filter((item) => item.isFile() && compressible.has(path.extname(item.name)))
    .map((item) => path.join(item.parentPath, item.name));
  await Promise.all(files.map(compressFile));
  return files.length;
}
