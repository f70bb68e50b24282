import { calculators as engineCalculators, callTool, day } from '@suen/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn, type Format } from '../shared/amount/format.ts';
import type { Form } from '../shared/form/definition/define-form.ts';
import { readLink, writeLink } from '../shared/form/entries-link/entries-link.ts';
import { restoreEntries, storeEntries } from '../shared/form/entries-link/stored-entries.ts';
import { languages, type Language } from '../shared/language.ts';
import { calculators } from './calculators.ts';
import storedLinks from './stored-links.json';

type AnyEntries = Readonly<Record<string, unknown>>;
type AnyForm = Form<AnyEntries, unknown, unknown>;

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'initialValues' in value;

const modules = import.meta.glob<Record<string, unknown>>('./*/form.ts', { eager: true });
const forms = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isForm)
    .map((form) => [form.id, form]),
);
const formOf = (id: string) => {
  const form = forms.get(id);
  if (form === undefined) throw new Error(`${id} has no form`);
  return form;
};

const openingIn = (language: Language, today = '2026-11-22') => ({
  today,
  format: formatIn(language),
});

/** The form as the reader of a link finds it. */
function opened(form: AnyForm, text: string, opening = openingIn('en')) {
  const reading = readLink(form, text);
  if (reading.kind !== 'entries') return reading.kind;
  const { entries, isWhole } = restoreEntries(form, reading.stored, opening);
  return { ...form.initialValues(opening), ...entries, isWhole };
}

test('every calculator has one form', () => {
  expect([...forms.keys()].toSorted()).toEqual(calculators.map(({ id }) => id).toSorted());
});

describe.each(storedLinks)(
  'a link of version $version to $calculator',
  ({ calculator, link, entries }) => {
    const form = formOf(calculator);

    test('still opens with the entries that it was made of', () => {
      // Fields that came later begin as they do in an empty form.
      expect(opened(form, link)).toMatchObject({ ...entries, isWhole: true });
    });

    test('is written no longer than it was', () => {
      const opening = openingIn('en');
      const whole = { ...form.initialValues(opening), ...entries };
      const written = writeLink(form, storeEntries(form, whole, opening));
      expect(written.length).toBeLessThanOrEqual(link.length);
    });
  },
);

test('a salary with all that decides it is a link of less than 120 characters', () => {
  const salary = storedLinks.find(({ calculator }) => calculator === 'net-salary');
  expect(`https://www.suen.example/fr/salary/calculator#${salary?.link}`.length).toBeLessThan(120);
});

/** Forms ask for these in other words, and say so where a link has them. */
const askedOtherwise = ['calculatedOn', 'prepaymentDate', 'impatriateSince', 'workingOnAllowance'];

describe.each(calculators)('what an assistant links to: $id', ({ id, path }) => {
  const examples = engineCalculators.find((each) => each.id === id)?.examples ?? [];

  test.each(examples)('$title', ({ input }) => {
    const asked = { today: day('2026-06-15'), site: 'https://www.suen.example' };
    const { structuredContent } = callTool(id.replaceAll('-', '_'), input, asked);
    const [address, text = ''] = String(structuredContent?.['page']).split('#');
    expect(address).toBe(`https://www.suen.example${path}`);
    const entries = opened(formOf(id), text);
    expect(entries).toMatchObject({ isWhole: !askedOtherwise.some((name) => name in input) });
    for (const name of ['grossSalary', 'amount', 'loanAmount', 'annualNetIncome', 'consumption']) {
      if (!(name in input)) continue;
      expect(Number(String(Object(entries)[name]).replaceAll(/\s/gu, ''))).toBe(input[name]);
    }
  });
});

/** The entries of the engine's first example. */
function exampleOf(form: AnyForm, { format }: { readonly format: Format }): AnyEntries {
  const input = engineCalculators.find(({ id }) => id === form.id)?.examples[0]?.input ?? {};
  const entered = Object.entries(input).filter(([name]) => form.names.includes(name));
  return Object.fromEntries(
    entered.map(([name, value]) => [
      name,
      form.fields[name]?.unit === 'choice' ? value : format.plain(Number(value)),
    ]),
  );
}

test.each(calculators.map(({ id }) => id))(
  'a link of the present version to %s is stored',
  (id) => {
    const form = formOf(id);
    const opening = openingIn('en');
    const entries = { ...form.initialValues(opening), ...exampleOf(form, opening) };
    const link = writeLink(form, storeEntries(form, entries, opening));
    const version = Number.parseInt(link, 10);
    const stored = storedLinks.filter((each) => each.calculator === id && each.version === version);
    // As the form shows them when the link is opened: the test above compares with that.
    const { isWhole: _, ...shown } = Object(opened(form, link, opening)) as AnyEntries;
    const linkToAdd = JSON.stringify(
      { version, calculator: id, link, entries: shown },
      undefined,
      2,
    );
    expect(stored.length, `Add this to stored-links.json:\n${linkToAdd}`).toBeGreaterThan(0);
  },
);

test.each(calculators.map(({ id }) => id))('%s: no two fields have one name in links', (id) => {
  const names = Object.values(formOf(id).shortNames);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z\d]*$/);
});

/** What a reader may have put into a field. */
function entryOf(form: AnyForm, name: string): fc.Arbitrary<unknown> {
  const field = form.fields[name];
  if (field?.unit === 'choice') return fc.constantFrom(...(form.choicesOf[name] ?? []));
  const { minimum = 0, maximum = 5_000_000 } = form.limitsOf[name] ?? {};
  const amountWithin = fc
    .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
    .map((hundredths) => hundredths / 100);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...languages)
        .chain((language) => amountWithin.map((value) => formatIn(language).plain(value))),
    },
    { weight: 1, arbitrary: fc.integer({ min: -1000, max: 10_000_000 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'abc', '1_000', '12 %', '5-6', '€') },
  );
}

describe.each(calculators.map(({ id }) => id))('any entries of %s', (id) => {
  const form = formOf(id);
  const anyEntries = fc.record(
    Object.fromEntries(form.names.map((name) => [name, entryOf(form, name)])),
  );

  test('come to the same request or the same errors behind a link, in every language', () => {
    fc.assert(
      fc.property(anyEntries, fc.constantFrom(...languages), (entries, language) => {
        const from = openingIn('en');
        const link = writeLink(form, storeEntries(form, entries, from));
        // Opened a year later: what the day decides is in the link.
        const arrived = opened(form, link, openingIn(language, '2027-11-22'));
        if (typeof arrived === 'string') throw new Error(`${link} is ${arrived}`);
        const { isWhole, ...found } = arrived;
        expect(isWhole).toBe(true);
        const before = form.check(entries);
        const after = form.check(found);
        expect(after.request).toEqual(before.request);
        expect([...after.errors]).toEqual([...before.errors]);
      }),
      { numRuns: 200 },
    );
  });
});
