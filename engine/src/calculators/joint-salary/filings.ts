import type { Month } from '../../dated/month.ts';
import { coupleLaw } from '../../law-in-force/tax/couple-law.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import { toEuros } from '../../money/cents.ts';
import { millionths } from '../../money/rate.ts';
import type { Person } from '../../pay/person.ts';
import { explain } from '../../quantity/explain.ts';
import { mapValues } from '../../records.ts';
import { coupleFilings, type Filings } from '../../rules/couples/couple-filings.ts';
import { defaultReallocationShare } from './input.ts';
import { spouseOf } from './persons.ts';
import type { CoupleFilings, ExplainedFilings } from './result.ts';

/** The couple's year by each way of filing, for any requested class; `null` for one person. */
export function filingsOf(
  first: Person,
  second: Person | null,
  share: number | null | undefined,
  payMonth: Month,
): Filings | null {
  if (second === null) return null;
  return coupleFilings(
    spouseOf(first, payMonth),
    spouseOf(second, payMonth),
    millionths(share ?? defaultReallocationShare),
    coupleLaw(payMonth),
    { classOne: incomeTaxLaw(payMonth, '1'), classTwo: incomeTaxLaw(payMonth, '2') },
  );
}

/** The filings in a result. */
export function shownFilings({
  taxCredits,
  collective,
  individual,
  reallocated,
}: Filings): CoupleFilings {
  const filings = { collective, individual, reallocated };
  return mapValues(filings, ({ tax, taxAfterCredits, netSalary }) => ({
    taxBeforeCredits: toEuros(tax.amount),
    taxCredits: toEuros(taxCredits.amount),
    tax: toEuros(taxAfterCredits.amount),
    netSalary: toEuros(netSalary),
  }));
}

/** The steps of the tax of each filing. */
export function explainedFilings({
  collective,
  individual,
  reallocated,
}: Filings): ExplainedFilings {
  const filings = { collective, individual, reallocated };
  return mapValues(filings, ({ tax, taxAfterCredits, incomes }) =>
    explain({ tax: [...incomes, tax, taxAfterCredits] }),
  );
}
