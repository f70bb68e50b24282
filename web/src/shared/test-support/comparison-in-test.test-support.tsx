import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { ComparisonWords } from '../comparison/comparison.ts';
import { languages, type Language } from '../language.ts';
import { TranslatorContext } from '../translation/use-translation.ts';
import { translatorOfSite } from './translator-in-test.test-support.ts';

/** What a hook gives on a page in a language. */
export function renderHookIn<Told>(language: Language, useHook: () => Told): Told {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TranslatorContext value={translatorOfSite(language)}>{children}</TranslatorContext>
  );
  return renderHook(useHook, { wrapper }).result.current;
}

/** What is said between two results, with spaces for no-break spaces. */
export function said<Column extends { readonly result: unknown }>(
  useWords: (own: Column) => ComparisonWords<Column>,
  ownResult: Column['result'],
  otherResult: Column['result'],
): readonly string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no sentence here reads the entries
  const column = (result: Column['result']) => ({ result }) as Column;
  const own = column(ownResult);
  const other = column(otherResult);
  return languages.map((language) =>
    renderHookIn(language, () => useWords(own).sentence(other, 'B')).replaceAll(/\s/g, ' '),
  );
}

/** The whole and the parts of the bar below an amount of a column. */
export function barOf<Column>(useWords: (own: Column) => ComparisonWords<Column>, result: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no line here reads the entries
  const own = { result, request: {}, entries: {} } as Column;
  const lines = renderHookIn('en', () => useWords(own).linesOf(own));
  const linesInBar = (role: 'whole' | 'part') => lines.filter((line) => line.barRole === role);
  expect(linesInBar('part').every(({ colour }) => colour?.startsWith('var('))).toBe(true);
  const [whole, ...others] = linesInBar('whole').map(({ id, value }) => [id, value]);
  expect(others).toEqual([]);
  return { whole, parts: linesInBar('part').map(({ id, value }) => [id, value]) };
}
