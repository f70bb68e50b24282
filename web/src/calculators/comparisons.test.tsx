import { describe, expect, test } from 'vitest';
import { formatIn } from '../shared/amount/format.ts';
import type { Comparison } from '../shared/comparison/comparison.ts';
import { languages } from '../shared/language.ts';
import { renderHookIn } from '../shared/test-support/comparison-in-test.test-support.tsx';

type AnyComparison = Comparison<Record<string, unknown>, unknown, object, unknown>;

const isComparison = (value: unknown): value is AnyComparison =>
  typeof value === 'object' && value !== null && 'deciding' in value;
/** A room whose results can be compared says so in its file. A page must name a comparison, or say that it has none. */
const declared = import.meta.glob<Record<string, unknown>>('./*/comparison.ts', { eager: true });
const rooms = Object.entries(declared).map(([file, exported]) => ({
  id: file.split('/')[1] ?? '',
  comparison: Object.values(exported).find(isComparison),
}));

describe.each(rooms)('the comparison of $id', ({ id, comparison }) => {
  test.each(languages)('has words for every choice of its entries in %s', (language) => {
    if (comparison === undefined) throw new Error(`${id}/comparison.ts exports no comparison`);
    const { form, deciding, useFieldWords } = comparison;
    const entries = form.initialValues({ today: '2026-11-22', format: formatIn(language) });
    const words = renderHookIn(language, () => useFieldWords(entries));
    expect(form.id).toBe(id);
    expect(deciding.length).toBeGreaterThan(2);
    // All entries of the form can be changed. A yes or no has the same words everywhere.
    for (const name of form.names) {
      expect(words[name]?.label, name).toMatch(/\p{L}{2}/u);
      const isAnswer = form.choicesOf[name]?.every((each) => typeof each === 'boolean');
      if (form.fields[name]?.unit === 'choice' && isAnswer !== true) {
        expect(words[name]?.write, name).toBeDefined();
      }
    }
  });
});
