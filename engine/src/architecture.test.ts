import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as lawOfPay from './law/law-of-pay.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Paths of the source files under a folder of the engine, tests apart. */
function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test(-support)?\.ts$/.test(path))
    .map((path) => (folder === '' ? path : `${folder}/${path}`));
}

/** A file's code without its comments. */
function codeOf(path: string): string {
  return withoutComments(readFileSync(root + path, 'utf8'));
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

function withoutStrings(code: string): string {
  return code.replaceAll(/'[^'\n]*'|`[^`]*`/g, "''");
}

// 1 and 2 count and double, 12 and 52 divide a year, 100 is percent, cents and the base of the index.
const numbersOfNoLaw = new Set(['0', '1', '2', '12', '52', '100']);

/** Numbers in the descriptions of fields that may be the law's: no citation, time, date, or one digit. */
function numbersInWords(code: string): readonly string[] {
  const words = (code.match(/'[^'\n]*'|`[^`]*`/g) ?? []).filter((text) => text.includes(' '));
  const plain = words
    .join(' ')
    .replaceAll(/\$\{[^}]*\}|\b(?:art\. (?:L\. )?|no )[\w.-]+|\b\d+:\d+/g, '');
  return (plain.match(/\b\d{2,}\b/g) ?? []).filter((number) => !numbersOfNoLaw.has(number));
}

/** Numbers of a rule's code that may be the law's, however they are written. */
function numbersOfTheLaw(code: string): readonly string[] {
  const written = withoutStrings(code);
  const numbers = written.match(/(?<![\w.])(?:\d[\w.]*|\.\d[\w.]*)/g) ?? [];
  const printed = written.match(/\b(?:euros|percent|decimal)\(/g) ?? [];
  return [...numbers.filter((number) => !numbersOfNoLaw.has(number)), ...printed];
}

/** Folders of the engine with code, as ARCHITECTURE.md names them. A calculator's folder is a room of `calculators`. */
function foldersWithCode(): readonly string[] {
  const engineFolders = readdirSync(`${root}..`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(src|dist|node_modules|\.)/.test(entry.name))
    .map(({ name }) => `engine/${name}`);
  const sourceFolders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `engine/src/${name}`);
  return [...engineFolders, ...sourceFolders];
}

const architecture = readFileSync(`${root}../../ARCHITECTURE.md`, 'utf8');

test.each(foldersWithCode())('the table of ARCHITECTURE.md has a row for %s', (folder) => {
  const rows = architecture.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)[^`]+(?=`)/g) ?? []);
  expect(named).toContain(folder);
});

const rooms = readdirSync(`${root}calculators`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

test.each(rooms.map(({ name }) => name))(
  'the room %s is in the list of engine/src/calculators/calculators.ts',
  (room) => {
    expect(codeOf('calculators/calculators.ts')).toContain(`'./${room}/index.ts'`);
  },
);

const families = readdirSync(`${root}explanation/vocabulary`).filter(
  (name) => name !== 'families.ts',
);

test.each(families)(
  'the family of steps in %s is in engine/src/explanation/vocabulary/families.ts',
  (file) => {
    expect(codeOf('explanation/vocabulary/families.ts')).toContain(`'./${file}'`);
  },
);

/** The parameters of the law stand in folders by subject. The files beside these folders list them. */
const filesOfLaw = sourcesUnder('law')
  .map((path) => path.slice('law/'.length))
  .filter((path) => path.includes('/'));

test.each(filesOfLaw)('the law in %s is in engine/src/law/every-law.ts', (file) => {
  expect(codeOf('law/every-law.ts')).toContain(`'./${file}'`);
});

test.each(['1e3', '.07', '480n', '0x1e0', '1_000', '0.5', '3', "euros('480')", "percent('7')"])(
  'a number of the law is noticed written as %s',
  (number) => {
    expect(numbersOfTheLaw(`const limit = ${number};`)).toHaveLength(1);
  },
);

/** The imports of values from the law or the assumptions. Types hold no numbers. */
function valuesOfTheLawIn(code: string): readonly string[] {
  const imports = code.match(/import [^;]*;/g) ?? [];
  const lawImports = imports.filter((each) => /'(?:\.\.\/)+(?:law|assumptions)\//.test(each));
  return lawImports.filter((each) => !each.startsWith('import type '));
}

/** Imports of values of the law that pass by `every-law.ts`. Files without parameters have no name there. */
function valuesPastEveryLaw(code: string): readonly string[] {
  return valuesOfTheLawIn(code).filter((each) => {
    const file = each.match(/\/law\/([\w/-]+\.ts)'/)?.[1];
    return file === 'every-law.ts'
      ? !each.startsWith('import * as law ')
      : file !== undefined && file.includes('/');
  });
}

/** The numbers of `law-of-pay.ts`, where rule periods begin, that code takes without a month. */
function newestLawOfPayIn(code: string): readonly string[] {
  const named = [...code.matchAll(/\bnewest\(\s*law\.(\w+)/g)].map(([, name]) => name ?? '');
  return named.filter((name) => name in lawOfPay);
}

describe('the engine', () => {
  const asksForMoment = 'dated/day-in-luxembourg.ts';

  test(`${asksForMoment} is told the moment`, () => {
    expect(codeOf(asksForMoment)).not.toMatch(/\bDate\(|\bDate\.|\.Now\b/);
  });

  test.each(sourcesUnder('').filter((path) => path !== asksForMoment))(
    '%s knows no clock, chance, language, network or environment',
    (path) => {
      expect(withoutStrings(codeOf(path))).not.toMatch(
        /\b(Date|Temporal|Intl|Math\.random|fetch|process|toLocale\w+|localeCompare|setTimeout|navigator|window)\b/,
      );
    },
  );

  // Sums, products and quotients are exact to the last digit by their standard. Powers and logarithms are not.
  test.each(sourcesUnder(''))('%s computes the same on every machine', (path) => {
    expect(withoutStrings(codeOf(path))).not.toMatch(
      /\bMath\.(?!abs|ceil|floor|LN2|max|min|round|sign|trunc)/,
    );
  });

  test.each(['rules', 'pay'].flatMap(sourcesUnder))('%s holds no number of the law', (path) => {
    expect(numbersOfTheLaw(codeOf(path))).toEqual([]);
  });

  const inputs = sourcesUnder('').filter((path) =>
    /^input\/|^calculators\/.*\/input\.ts$/.test(path),
  );
  test.each(inputs)('%s describes its fields with no number of the law', (path) => {
    expect(numbersInWords(codeOf(path))).toEqual([]);
  });

  test('a number of the law is noticed in a description', () => {
    const words = "'Under 30 on 1 January (art. 115, no 13d L.I.R.), from 22:00 on.'";
    expect(numbersInWords(`optionalFlag(${words})`)).toEqual(['30']);
  });

  test.each(sourcesUnder('rules'))('%s imports no value of the law, only types', (path) => {
    expect(valuesOfTheLawIn(codeOf(path))).toEqual([]);
  });

  test('a value of the law is noticed in the imports of a rule', () => {
    const imported = "import { tariff } from '../../law/tax/tariff.ts';";
    expect(
      valuesOfTheLawIn(`import type { Tariff } from '../../law/tax/tariff.ts';\n${imported}`),
    ).toEqual([imported]);
  });

  const users = sourcesUnder('').filter((path) => !path.startsWith('law/'));
  test.each(users)('%s names a value of the law as law.…, from every-law.ts', (path) => {
    expect(valuesPastEveryLaw(codeOf(path))).toEqual([]);
  });

  test('a value of the law is noticed that is imported from its file', () => {
    const imported = "import { tariff } from '../../law/tax/tariff.ts';";
    const allowed = `import * as law from '../law/every-law.ts';\nimport { supportedYears } from '../law/supported-years.ts';`;
    expect(valuesPastEveryLaw(`${allowed}\n${imported}`)).toEqual([imported]);
  });

  test.each(users)('%s takes a number of the law of pay from a month, never the newest', (path) => {
    expect(newestLawOfPayIn(codeOf(path))).toEqual([]);
  });

  test('a number of the law of pay is noticed that is the newest', () => {
    const code = 'newest(law.fullTimeHours).value + newest(law.taxAdvances).value';
    expect(newestLawOfPayIn(code)).toEqual(['fullTimeHours']);
  });

  // Worked cases are dated, and a calculator's are beside it. A name can hold a year. 2000 is an amount.
  const functions = ['rules', 'pay', 'input', 'result', 'calculators'].flatMap(sourcesUnder);
  test.each(functions.filter((path) => !path.endsWith('/examples.ts')))(
    '%s knows no year',
    (path) => {
      expect(codeOf(path)).not.toMatch(/(?<!\d)20(?!00)\d\d(?!\d)/);
    },
  );

  test.each(['law', 'assumptions'].flatMap(sourcesUnder))(
    '%s has no function and no condition',
    (path) => {
      expect(withoutStrings(codeOf(path))).not.toMatch(
        /\bfunction\b|=>|\bif\b|\bswitch\b|\?\s|&&|\|\|/,
      );
    },
  );
});
