import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { Route } from '../../src/app/routes.ts';
import { textsOfPage } from '../../src/app/texts-of-page.ts';
import type { Namespace } from '../../src/app/texts.ts';
import type { Language } from '../../src/shared/language.ts';
import { clientDirectory } from '../directories.ts';
import { groupNames } from './client-build.ts';

/** The files of a page, as addresses below the site's root. */
export interface PageAssets {
  readonly entry: string;
  /** All scripts of the first load, the entry among them, each after those that it imports. */
  readonly scripts: readonly string[];
  /** The typeface of titles and figures, which the styles request. */
  readonly fonts: readonly string[];
  /** Styles of every page. */
  readonly shellStyles: readonly string[];
  /** Styles of this page. */
  readonly pageStyles: readonly string[];
  /** Scripts that only a result of the page needs. */
  readonly resultScripts: readonly string[];
  readonly resultStyles: readonly string[];
}

const entryKey = 'src/app/client.tsx';

/** The files that Vite made from each source file. */
export async function readManifest(): Promise<Manifest> {
  const text = await readFile(path.join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  checkGroups(manifest);
  return manifest;
}

/** @throws when no file has the name of a group, because nothing is in it */
export function checkGroups(manifest: Manifest): void {
  const names = new Set(Object.values(manifest).map(({ name }) => name));
  const empty = groupNames.filter((name) => !names.has(name));
  if (empty.length > 0) throw new Error(`Nothing is in ${empty.join(', ')} (client-build.ts).`);
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has made nothing of ${key}.`);
  return chunk;
}

/** The given chunks, each after all chunks that it imports, so that its styles win over theirs as in the sources. */
function closureOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const passed = new Set<string>();
  const add = (key: string) => {
    if (passed.has(key)) return;
    passed.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) add(imported);
    found.add(key);
  };
  for (const key of keys) add(key);
  return found;
}

/** The chunks that a page may load later, and all chunks that these load. */
function laterThan(manifest: Manifest, page: Set<string>, shell: Set<string>): Set<string> {
  const found = new Set<string>();
  let loading = page;
  while (loading.size > 0) {
    const asked = [...loading]
      .filter((key) => !shell.has(key))
      .flatMap((key) => chunkOf(manifest, key).dynamicImports ?? []);
    loading = new Set([...closureOf(manifest, asked)].filter((key) => !found.has(key)));
    for (const key of loading) found.add(key);
  }
  return found;
}

/** Finds the source file whose path ends with this. The folder of a page or of a namespace has its name. */
function keyEnding(manifest: Manifest, ending: string): string {
  const keys = Object.keys(manifest).filter((key) => key.endsWith(ending));
  const [key] = keys;
  if (key === undefined || keys.length > 1) {
    throw new Error(`Expected one source file ending in ${ending}, found ${keys.length}.`);
  }
  return key;
}

function textKey(manifest: Manifest, namespace: Namespace, language: Language): string {
  return keyEnding(manifest, `/${namespace}/texts/${language}.json?compiled`);
}

const address = (file: string) => `/${file}`;

const scriptsOf = (manifest: Manifest, keys: Iterable<string>) =>
  [...keys].map((key) => address(chunkOf(manifest, key).file));

const stylesOf = (manifest: Manifest, keys: Iterable<string>) => [
  ...new Set([...keys].flatMap((key) => chunkOf(manifest, key).css ?? []).map(address)),
];

const without = (items: readonly string[], taken: readonly string[]) =>
  items.filter((item) => !taken.includes(item));

const isFont = (file: string) => file.endsWith('.woff2');
const isText = (key: string) => key.endsWith('.json?compiled');
const isPage = (key: string) => key.endsWith('/page.tsx');

/** The files that the frame loads later, in a language: the menu and the cookie banner. */
export function laterFrameAssets(manifest: Manifest, language: Language): string[] {
  const shell = closureOf(manifest, [entryKey]);
  const parts = [...shell]
    .flatMap((key) => chunkOf(manifest, key).dynamicImports ?? [])
    .filter((key) => !isText(key) && !isPage(key));
  const later = closureOf(manifest, [...parts, textKey(manifest, 'consent', language)]);
  const keys = [...later].filter((key) => !shell.has(key));
  return [...scriptsOf(manifest, keys), ...stylesOf(manifest, keys)];
}

/** Finds the files that a page needs in a language, and those that its result needs. */
export function pageAssets(manifest: Manifest, route: Route, language: Language): PageAssets {
  const keysOfTexts = (namespaces: readonly Namespace[]) =>
    namespaces.map((namespace) => textKey(manifest, namespace, language));

  const shell = closureOf(manifest, [entryKey]);
  const page = closureOf(manifest, [keyEnding(manifest, `/${route.id}/page.tsx`)]);
  const first = new Set([...shell, ...page, ...keysOfTexts(textsOfPage(route))]);
  const later = laterThan(manifest, page, shell);
  const result = [...later, ...keysOfTexts(route.textsOfResult ?? [])];

  const scripts = scriptsOf(manifest, first);
  const shellStyles = stylesOf(manifest, shell);
  const pageStyles = without(stylesOf(manifest, page), shellStyles);
  return {
    entry: address(chunkOf(manifest, entryKey).file),
    scripts,
    fonts: (chunkOf(manifest, entryKey).assets ?? []).filter(isFont).map(address),
    shellStyles,
    pageStyles,
    resultScripts: without(scriptsOf(manifest, result), scripts),
    resultStyles: without(stylesOf(manifest, result), [...shellStyles, ...pageStyles]),
  };
}
