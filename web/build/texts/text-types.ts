import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalog } from '../../src/shared/translation/translator.ts';
import { cardsIn, cardsNamespace } from './cards.ts';
import { branchesOf, compileTexts, type TextTree } from './compile-texts.ts';
import { findTextFolders, type TextFolder } from './text-folders.ts';

const typesFile = fileURLToPath(new URL('../../src/texts.d.ts', import.meta.url));

const typeOfFormat: Readonly<Record<string, string>> = {
  plural: 'number',
  selectordinal: 'number',
  select: 'string',
};

/** The values that a message needs, each with its type. A value that is also counted is a number. */
export function valuesOf(message: CompiledMessage): Map<string, string> {
  const values = new Map<string, string>();
  const add = (name: string, type: string) => {
    if (values.get(name) === undefined || type !== 'Value') values.set(name, type);
  };
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, format] = token;
    const type = format === undefined ? 'Value' : typeOfFormat[format];
    if (type === undefined) throw new Error(`No text may hold a ${format}, as {${name}} is.`);
    add(name, type);
    for (const branch of Object.values(branchesOf(token) ?? {})) {
      for (const inner of valuesOf(branch)) add(...inner);
    }
  }
  return values;
}

function typeOfMessage(message: CompiledMessage): string {
  const values = [...valuesOf(message)].map(([name, type]) => `readonly ${name}: ${type}`);
  return values.length === 0 ? 'NoValues' : `{ ${values.toSorted().join('; ')} }`;
}

/**
 * The declarations of a folder.
 *
 * @throws Error that names a text which another language lacks, or has alone
 */
function typesOfFolder({ namespace, path, absolutePath }: TextFolder): string {
  const catalogIn = (file: string) => {
    const texts: TextTree = JSON.parse(readFileSync(`${absolutePath}/${file}`, 'utf8'));
    return compileTexts(texts);
  };
  const english = catalogIn('en.json');
  for (const file of readdirSync(absolutePath)) {
    const translated = catalogIn(file);
    const different = [...Object.keys(english), ...Object.keys(translated)].filter(
      (key) => english[key] === undefined || translated[key] === undefined,
    );
    if (different.length > 0) {
      throw new Error(`${path}: en.json and ${file} differ in ${different.join(', ')}.`);
    }
  }
  return typesOf(namespace, english);
}

function typesOf(namespace: string, catalog: Catalog): string {
  const lines = Object.entries(catalog).map(
    ([key, message]) => `    readonly '${key}': ${typeOfMessage(message)};`,
  );
  return [`  readonly '${namespace}': {`, ...lines, '  };'].join('\n');
}

/** The declarations of all texts, made from the English ones. */
export function textTypes(): string {
  const folders = findTextFolders();
  return [
    '// Written by web/build/texts from the English texts; not under version control.',
    'type Value = string | number;',
    'type NoValues = Readonly<Record<never, never>>;',
    '/** The values of every text, by namespace and key. */',
    'export interface TextValues {',
    ...folders.map(typesOfFolder),
    typesOf(cardsNamespace, cardsIn('en')),
    '}',
    '/** The English file of every namespace. */',
    'export interface TextFiles {',
    ...folders.map(
      ({ namespace, path }) => `  readonly '${namespace}': typeof import('./${path}/en.json');`,
    ),
    '}',
    '',
  ].join('\n');
}

/** Writes the declarations for the type-checker, unless the file already has them. */
export function writeTextTypes(): void {
  const types = textTypes();
  if (existsSync(typesFile) && readFileSync(typesFile, 'utf8') === types) return;
  writeFileSync(typesFile, types);
}
