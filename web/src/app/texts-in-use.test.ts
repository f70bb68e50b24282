import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { namespaceOf, textFolders, textsOf } from './text-files.test-support.ts';

// Keys are typed, so every requested text exists. This test finds texts that nothing requests.

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../build/**/*.ts',
    '!../**/*.test.{ts,tsx}',
    '!../../build/**/*.test.ts',
    '!../**/*.test-support.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const engineSources = import.meta.glob<string>(
  ['../../../engine/src/**/*.ts', '!../../../engine/src/**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The ids of the steps are the engine's: shared/explanation/texts.test.ts finds those that it does not know. */
const isOfSteps = (namespace: string) => namespace.endsWith('-steps');

/**
 * Texts that are read as an object or by a computed key. Their names must still occur in the code.
 */
const readAsObjects: Readonly<Record<string, RegExp>> = {
  'home-affordability': /^result\.answer\./,
};

const folderOf = new Map(textFolders.map((folder) => [namespaceOf(folder), folder] as const));

/** Every name in the code: variables, fields, ids. Keys of texts are left out. */
const namesInCode = new Set(
  [...Object.values(sources), ...Object.values(engineSources)].flatMap((source) =>
    [
      ...source
        .replaceAll(/`[^`\n]*`/g, (template) =>
          [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inside]) => inside).join(' '),
        )
        .replaceAll(/'[^'\n]*\.[^'\n]*'/g, '')
        .matchAll(/[A-Za-z_][\w-]*/g),
    ].map(([name]) => name),
  ),
);

const escaped = (text: string) => text.replaceAll(/[.\\+*?[^\]$(){}=!<>|:\-/]/g, String.raw`\$&`);

interface Keys {
  readonly whole: readonly string[];
  /** As patterns: a name stands in each gap. */
  readonly templates: readonly string[];
}

/** The keys that a file may request: its quoted words and its templates. */
function keysIn(source: string): Keys {
  const whole = [...source.matchAll(/'(\w[\w.-]*)'|"(\w[\w.-]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  const templates = [...source.matchAll(/`([\w.]*(?:\$\{[^}`]+\}[\w.]*)+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]+\}/))
    // A template without words of its own is no key but joins values.
    .filter((parts) => parts.some((part) => /[A-Za-z]/.test(part)))
    .map((parts) => parts.map(escaped).join(String.raw`([\w-]+)`));
  return { whole, templates };
}

const keysOfFile = new Map(
  Object.entries(sources).map(([file, source]) => [file, keysIn(source)] as const),
);

/** The room of a file. Files outside calculators and pages serve every room. */
const roomOf = (file: string) => /^\.\.\/(?:calculators|pages)\/[^/]+\//.exec(file)?.[0];

/** Requests for texts of a namespace, with their key prefix and room. */
const askers = Object.entries(sources).flatMap(([file, source]) =>
  [
    ...source.matchAll(
      /(?:useTranslation\(|translateWith\([\w.]+, )'([\w-]+)'(?:, (?:\{ keyPrefix: )?'([\w.]+)')?/g,
    ),
  ].map(([, namespace = '', prefix = '']) => ({ namespace, prefix, room: roomOf(file) })),
);

/** All keys that the code may request from a namespace. */
function askedOf(namespace: string): { whole: Set<string>; templates: readonly RegExp[] } {
  const own = askers.filter((asker) => asker.namespace === namespace);
  const whole = new Set<string>();
  const templates = new Set<string>();
  for (const [file, keys] of keysOfFile) {
    const room = roomOf(file);
    // A file of a room, also one that only names keys for others, can mean the texts that its room asks for.
    const prefixes = new Set(
      own
        .filter((asker) => room === undefined || asker.room === room || asker.room === undefined)
        .map(({ prefix }) => (prefix === '' ? '' : `${prefix}.`)),
    );
    for (const prefix of prefixes) {
      for (const key of keys.whole) whole.add(prefix + key);
      for (const template of keys.templates) templates.add(escaped(prefix) + template);
    }
  }
  return { whole, templates: [...templates].map((pattern) => new RegExp(`^${pattern}$`)) };
}

const isNameInCode = (name: string) => /^\d+$/.test(name) || namesInCode.has(name);

function unusedIn(namespace: string, folder: string): readonly string[] {
  const { whole, templates } = askedOf(namespace);
  const isPage = routes.some(({ id }) => id === namespace);
  return [...textsOf(folder, 'en').keys()]
    .filter(
      (key) =>
        !(isPage && /^(?:meta\.(?:title|description|keywords)|card\.(?:name|sentence))$/.test(key)),
    )
    .filter((key) => {
      if (readAsObjects[namespace]?.test(key)) return !key.split('.').every(isNameInCode);
      if (whole.has(key)) return false;
      return !templates.some((pattern) => {
        const match = pattern.exec(key);
        return match !== null && match.slice(1).every(isNameInCode);
      });
    });
}

test('the texts of every namespace are looked at', () => {
  expect(folderOf.size).toBeGreaterThan(routes.length);
  expect(routes.filter(({ id }) => !folderOf.has(id))).toEqual([]);
});

test('no text is left over: the code asks for each', () => {
  const unused = [...folderOf]
    .filter(([namespace]) => !isOfSteps(namespace))
    .flatMap(([namespace, folder]) =>
      unusedIn(namespace, folder).map((key) => `${namespace}: ${key}`),
    );
  expect(unused).toEqual([]);
});
