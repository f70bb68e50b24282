import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { forgetMemory } from '../../session/session-state.ts';
import { translatorOfSite } from '../../test-support/translator-in-test.test-support.ts';
import { TranslatorContext } from '../../translation/use-translation.ts';
import { formInTest } from '../definition/form-in-test.test-support.ts';
import { useEntryForm } from './entry-form.ts';

const all = ['salary', 'hours', 'bonus', 'distance'] as const;
const refusal = { code: 'contradictsClass' } as const;

const show = () =>
  renderHook(() => useEntryForm(formInTest), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TranslatorContext value={translatorOfSite('en')}>{children}</TranslatorContext>
    ),
  }).result;

function refusedForm() {
  const result = show();
  act(() => {
    for (const name of all) result.current.enter(name, '20');
  });
  act(() => result.current.showErrors(new Map(all.map((name) => [name, refusal]))));
  return result;
}

test('shows all that the API has refused', () => {
  expect([...refusedForm().current.shownErrors.keys()]).toEqual(all);
});

test('finds its entries again after a reload, but neither a refusal nor the acceptance of the terms', () => {
  const form = refusedForm();
  act(() => form.current.acceptTerms(true));
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  forgetMemory();
  const { current } = show();
  expect(current.entries).toEqual(form.current.entries);
  expect(current.isTermsAccepted).toBe(false);
  expect([...current.shownErrors.values()]).not.toContainEqual(refusal);
});
