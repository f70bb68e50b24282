import { resultOfCase, calculators as engineCalculators } from '@suen/engine';
import { rulePeriods } from '@suen/engine/small-door';
import { describe, expect, test } from 'vitest';
import { formatIn } from '../shared/amount/format.ts';
import type { Form } from '../shared/form/definition/define-form.ts';
import { restoreEntries } from '../shared/form/entries-link/stored-entries.ts';
import type { NextQuestion } from '../shared/next-question/next-question.ts';

type AnyForm = Form<Readonly<Record<string, unknown>>, unknown, unknown>;
interface PageModule {
  readonly next?: readonly NextQuestion<unknown>[];
}

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'initialValues' in value;
const forms = import.meta.glob<Record<string, unknown>>('./*/form.ts', { eager: true });
const pages = import.meta.glob<PageModule>('./*/page.tsx', { eager: true });
const formOf = (id: string) => Object.values(forms[`./${id}/form.ts`] ?? {}).find(isForm);
const opening = { today: '2026-11-22', format: formatIn('en') };

/** A form names a period by its first month, an example by any. */
function monthOfForm(month: unknown): { readonly payMonth?: string } {
  const period = rulePeriods.find(({ payMonth }) => payMonth <= String(month));
  return month === undefined || period === undefined ? {} : { payMonth: period.payMonth };
}

/** A page must name its next questions, or say that its result leads on by itself. */
const rooms = Object.entries(pages).flatMap(([file, { next }]) =>
  next === undefined ? [] : [{ id: file.split('/')[1] ?? '', questions: next }],
);

describe.each(rooms)('after a result of $id', ({ id, questions }) => {
  const engine = engineCalculators.find((each) => each.id === id);

  test('one to five questions lead on, none of them back to it', () => {
    expect(questions.length).toBeGreaterThanOrEqual(1);
    expect(questions.length).toBeLessThanOrEqual(5);
    expect(questions.map(({ to }) => to)).not.toContain(id);
  });

  test.each(questions)(
    '$to takes over what every worked example carries',
    ({ to, figure, entries }) => {
      const form = formOf(to);
      if (form === undefined || engine === undefined) throw new Error(`${id} or ${to} is unknown`);
      for (const { input } of engine.examples) {
        const request = { ...input, ...monthOfForm(input['payMonth']) };
        const record = { request, result: resultOfCase(engine, request) };
        expect(typeof figure(record)).toBe('number');
        const restored = restoreEntries(form, entries(record), opening);
        expect(restored.isWhole).toBe(true);
        const whole = { ...form.initialValues(opening), ...restored.entries };
        const { errors } = form.check(whole);
        // What goes along is right as it is; the reader fills in the rest.
        const carried = Object.keys(restored.entries).filter((name) => errors.has(name));
        if (figure(record) > 0) expect(carried, JSON.stringify(input)).toEqual([]);
      }
    },
  );
});
