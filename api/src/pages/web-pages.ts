import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineStyles } from '../answers/security-headers.ts';

/** One page as the web's build lists it in pages.json. `file` is below the folder of the pages. */
export interface Page {
  readonly path: string;
  readonly file: string;
  readonly language: string;
  readonly status: number;
  readonly inlineStyles?: InlineStyles;
  /** Of a page for frames of other sites: the page that it shows, and that page's heading. */
  readonly embed?: Embed;
}

export interface Embed {
  readonly page: string;
  readonly title: string;
}

/** The built pages and files: everything that may be served. Read once, when the server starts. */
export interface WebPages {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, Page>;
  /** All other files by their path: scripts, styles, pictures, robots.txt. */
  readonly files: ReadonlySet<string>;
  /** The page that each legacy URL leads to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Hashes of the inline scripts that pages may run. */
  readonly scriptHashes: readonly string[];
}

/** The folder of the built pages; the path holds for this module in src/ and in dist/. */
export const builtWebFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * Reads the built pages. Returns nothing when the build has not run.
 *
 * @throws Error when the build is broken: a list that cannot be read, a listed page without its file
 */
export function readWebPages(webFolder: string): WebPages | undefined {
  const list = join(webFolder, 'pages.json');
  if (!existsSync(list)) return undefined;
  const pages = pagesOf(list);
  const folder = join(webFolder, 'client');
  const files = filesIn(folder);
  const missing = pages.find(({ file }) => !files.includes(`/${file}`));
  if (missing) throw new Error(`the page ${missing.path} has no file ${missing.file}`);
  return {
    folder,
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set(files.filter((path) => !/\.(?:html|br|gz)$/.test(path))),
    redirects: redirectsOf(join(webFolder, 'redirects.json')),
    scriptHashes: scriptHashesOf(join(webFolder, 'csp.json')),
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((path) => path.split(sep).join('/'));
}

function pagesOf(file: string): readonly Page[] {
  const list = readJson(file);
  if (Array.isArray(list) && list.every(isPage)) return list;
  throw new Error(`${file} is not a list of pages`);
}

function isPage(value: unknown): value is Page {
  if (typeof value !== 'object' || value === null) return false;
  const { path, file, language, status, inlineStyles, embed } = value as Partial<
    Record<keyof Page, unknown>
  >;
  const isStyled = inlineStyles === undefined || isInlineStyles(inlineStyles);
  const isNamed = embed === undefined || isEmbed(embed);
  return [path, file, language].every(isText) && typeof status === 'number' && isStyled && isNamed;
}

function isEmbed(value: unknown): value is Embed {
  if (typeof value !== 'object' || value === null) return false;
  const { page, title } = value as Partial<Record<keyof Embed, unknown>>;
  return isText(page) && isText(title);
}

function isInlineStyles(value: unknown): value is InlineStyles {
  if (typeof value !== 'object' || value === null) return false;
  const { elements, attributes } = value as Partial<Record<keyof InlineStyles, unknown>>;
  return [elements, attributes].every((list) => Array.isArray(list) && list.every(isText));
}

function redirectsOf(file: string): ReadonlyMap<string, string> {
  const redirects = readJson(file);
  if (typeof redirects === 'object' && redirects !== null) {
    const pairs: [string, unknown][] = Object.entries(redirects);
    if (pairs.every((pair): pair is [string, string] => isText(pair[1]))) return new Map(pairs);
  }
  throw new Error(`${file} is not a list of redirects`);
}

function scriptHashesOf(file: string): readonly string[] {
  const policy = readJson(file);
  if (typeof policy === 'object' && policy !== null && 'scriptHashes' in policy) {
    const { scriptHashes } = policy;
    if (Array.isArray(scriptHashes) && scriptHashes.every(isText)) return scriptHashes;
  }
  throw new Error(`${file} has no list of script hashes`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
