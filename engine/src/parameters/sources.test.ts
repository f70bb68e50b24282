import { describe, expect, test } from 'vitest';
import { isAuthority, publisherNamesAt } from '../dated/publishers.ts';
import { sourceNoteIds } from '../dated/source.ts';
import { listParameters } from './parameter-list.ts';

const versions = listParameters().flatMap(({ id, kind, versions: each }) =>
  each.map((version) => ({ id, parameterKind: kind, ...version })),
);
const lawVersions = versions.filter(({ parameterKind }) => parameterKind === 'law');

/** Acts as they were published, codes in their present version, regulations of the European Union. */
const journalAddress =
  /^https:\/\/(?:legilux\.public\.lu\/eli\/etat\/leg\/(?:(?:loi|rgd)\/\d{4}\/\d\d\/\d\d\/[an]\d+\/jo|code\/[a-z_]+)|eur-lex\.europa\.eu\/eli\/reg\/\d{4}\/\d+\/oj)$/;

/** What is said about a source, and is not part of its title. */
const prose =
  /d’après|\bselon\b|\bcitée?s?\b|\bchoix\b|\bnotre\b|\bnous\b|\btrouvée?s?\b|\bnon (?:re)?lu|\bcalcul de\b|\bestimation\b|\benviron\b|à comparer|\bfaute d|\baucun|\bdoubt|\bour\b/i;

describe.each(lawVersions)('the number of the law $id from $from', ({ setBy, source }) => {
  test('names the act, the article and the address in the official journal', () => {
    expect(setBy?.act).toMatch(/^(?:Loi|Règlement|Code)\b.{5,}/);
    expect(setBy?.article).toMatch(/\d|unique/);
    expect(setBy?.url).toMatch(journalAddress);
    expect(source.text).toContain(`${setBy?.act}, ${setBy?.article}`);
  });

  test('is not our own choice', () => {
    expect(source.kind).not.toBe('ours');
  });
});

describe.each(versions)('the source of $id from $from', ({ setBy, source }) => {
  const { text, url, kind, readOn } = source;

  test('has the address that its kind promises', () => {
    expect(url).toMatch(/^https?:\/\//);
    if (kind === 'enacted')
      expect([url, setBy?.url]).toEqual([setBy?.url, expect.stringMatching(journalAddress)]);
    if (kind === 'authority') expect(isAuthority(url), `${url} is no authority`).toBe(true);
  });

  test('names whoever publishes at its address', () => {
    if (kind === 'enacted') return expect(text).toContain(setBy?.act);
    const names = publisherNamesAt(url);
    expect(names, `publisher of ${url}; add new hosts to dated/publishers.ts`).toBeDefined();
    expect(
      names?.some((name) => text.includes(name)),
      `“${text}” names ${names?.join(' or ')}, who publishes at ${url}`,
    ).toBe(true);
  });

  test('says when it was read, and nothing but what it is', () => {
    expect(readOn).toMatch(/^202\d-\d\d-\d\d$/);
    expect(text).not.toMatch(prose);
    expect(text.length, text).toBeLessThanOrEqual(220);
  });
});

test('our own choices say why, and every note belongs to a source', () => {
  const ours = versions.filter(({ source }) => source.kind === 'ours');
  expect(ours.length).toBeGreaterThan(10);
  for (const { id, source } of ours) expect(source.note, id).toBeDefined();
  expect(new Set(versions.flatMap(({ source }) => source.note ?? []))).toEqual(
    new Set(sourceNoteIds),
  );
});

test('most figures of the law were read in the act or on a page of the authority', () => {
  const parameters = new Set(lawVersions.map(({ id }) => id));
  const others = new Set(
    lawVersions.filter(({ source }) => source.kind === 'secondary').map(({ id }) => id),
  );
  // Each of these has a note with what was looked for (docs/accuracy.md).
  expect([...others].toSorted()).toEqual([
    'bonusSteps',
    'daysOutsideForBelgium',
    'daysOutsideForFrance',
    'daysOutsideForGermany',
    'healthAtWorkRate',
    'mortgageFeeScale',
    'mutualityRates',
    'saleFeeScale',
    'stateGuaranteeMaximum',
  ]);
  expect(parameters.size - others.size).toBeGreaterThanOrEqual(78);
});
