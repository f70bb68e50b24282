type Text = string | { readonly [key: string]: Text };

const files = import.meta.glob<{ readonly default: Text }>('../**/texts/*.json', { eager: true });

/** Every text file of the site by its address, seen from here. */
export const textFiles: readonly string[] = Object.keys(files);

/** The folders that hold the texts of a room, a page or a shared part. */
export const textFolders: readonly string[] = [
  ...new Set(textFiles.map((file) => file.replace(/\/[^/]+$/, ''))),
];

/** Every sentence of a file with its key: 'meta.title' and so on. */
function sentencesOf(text: Text, key = ''): [string, string][] {
  if (typeof text === 'string') return [[key, text]];
  return Object.entries(text).flatMap(([name, part]) =>
    sentencesOf(part, key === '' ? name : `${key}.${name}`),
  );
}

/** The sentences of a folder in a language, by key. Fails where there is no such file. */
export function textsOf(folder: string, language: string): Map<string, string> {
  const file = files[`${folder}/${language}.json`];
  if (file === undefined) throw new Error(`${folder} has no texts in ${language}`);
  return new Map(sentencesOf(file.default));
}

/** The French name that the payslip has for something, shown beside the translation and not in French itself. */
export const isFrenchTerm = (key: string): boolean => key.endsWith('.term');
