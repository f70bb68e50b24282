import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import { fireEvent } from '@testing-library/react';
import type { NameOf } from '../../shared/form/entry-form.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import type { LoanInsuranceType, taxOptimizationForm } from './form.ts';
import TaxOptimizationPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import './result/TaxOptimizationResultView.tsx';
import { coupleWithLoan } from './fixtures.ts';

type EntryName = NameOf<typeof taxOptimizationForm>;

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<TaxOptimizationPage />);

/**
 * A field by its name in the API. Found without roles, because role queries are slow in a large
 * form.
 */
export function entry(name: EntryName): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
}

/** One of the choices of a field. */
export function choice(name: EntryName, value: string | number): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
  if (found === null) throw new Error(`no choice ${value} of ${name}`);
  return found;
}

/** Enters something and leaves the field. */
export function fill(name: EntryName, text: string): void {
  fireEvent.change(entry(name), { target: { value: text } });
  fireEvent.blur(entry(name));
}

export function choose(name: EntryName, value: string | number): void {
  fireEvent.click(choice(name, value));
}

interface Circumstances {
  readonly hasPartner?: boolean;
  readonly loanInsurance?: LoanInsuranceType;
}

/** The page with a result that the API answered. */
export async function calculate(
  result: TaxOptimizationResult = coupleWithLoan,
  { hasPartner = true, loanInsurance = 1 }: Circumstances = {},
) {
  const api = fakeApi({ '/TaxOptimization/calculate': [{ status: 200, body: result }] });
  const page = showPage();
  if (hasPartner) choose('household', 'partner');
  fill('age1', '38');
  if (hasPartner) fill('age2', '40');
  choose('outstandingBalanceInsuranceType', loanInsurance);
  if (loanInsurance !== 0) fill('outstandingBalanceInsurance', '5000');
  await sendForm();
  return { ...page, ...api };
}
