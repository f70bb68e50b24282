import {
  branchesOf,
  compileTexts,
  messagesOf,
  type TextTree,
} from '../../build/texts/compile-texts.ts';
import type { Catalog } from '../shared/translation/translator.ts';

type Message = Catalog[string];

const files = import.meta.glob<{ readonly default: TextTree }>('../**/texts/*.json', {
  eager: true,
});

/** Every text file of the site by its address, seen from here. */
export const textFiles: readonly string[] = Object.keys(files);

/** The folders that hold the texts of a room, a page or a shared part. */
export const textFolders: readonly string[] = [
  ...new Set(textFiles.map((file) => file.replace(/\/[^/]+$/, ''))),
];

/** The namespace of a folder: the name of the folder around it. */
export const namespaceOf = (folder: string): string => folder.split('/').at(-2) ?? '';

function treeOf(folder: string, language: string): TextTree {
  const file = files[`${folder}/${language}.json`];
  if (file === undefined) throw new Error(`${folder} has no texts in ${language}`);
  return file.default;
}

/** The messages of a folder in a language as they stand in the file, by key. Fails where there is no such file. */
export function textsOf(folder: string, language: string): Map<string, string> {
  return new Map(messagesOf(treeOf(folder, language)));
}

/** The compiled messages of a folder in a language, by key. */
export function compiledTextsOf(folder: string, language: string): Map<string, Message> {
  return new Map(Object.entries(compileTexts(treeOf(folder, language))));
}

/** What a reader may see of a message: one text for each branch. Values stand as {name}. */
function variantsOf(message: Message): readonly string[] {
  let variants = [''];
  for (const token of message) {
    const branches = typeof token === 'string' ? undefined : branchesOf(token);
    const parts =
      branches === undefined
        ? [typeof token === 'string' ? token : `{${token[0]}}`]
        : Object.values(branches).flatMap(variantsOf);
    variants = variants.flatMap((before) => parts.map((part) => before + part));
  }
  return variants;
}

/** Every sentence of a folder in a language with its key, one for each branch of a plural. */
export function sentencesOf(folder: string, language: string): readonly [string, string][] {
  return [...compiledTextsOf(folder, language)].flatMap(([key, message]) =>
    variantsOf(message).map((text): [string, string] => [key, text]),
  );
}

/** The French name that the payslip has for something, shown beside the translation and not in French itself. */
export const isFrenchTerm = (key: string): boolean => key.endsWith('.term');
