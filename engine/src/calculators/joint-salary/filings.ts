import type { Month } from '../../dated/month.ts';
import type { Step } from '../../explanation/step.ts';
import { coupleLaw } from '../../law-in-force/couple-law.ts';
import { incomeTaxLaw } from '../../law-in-force/income-tax-law.ts';
import { toEuros } from '../../money/cents.ts';
import { millionths } from '../../money/rate.ts';
import { explain } from '../../quantity/explain.ts';
import { coupleFilings, type Filing, type Filings } from '../../rules/couple-filings.ts';
import type { Person } from '../person-pay.ts';
import { defaultReallocationShare } from './input.ts';
import { spouseOf } from './persons.ts';
import type { CoupleFiling, CoupleFilings, ExplainedFilings } from './result.ts';

/** The couple's year by each way of filing, whichever class was asked for; `null` for one person. */
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
    incomeTaxLaw(payMonth, '1'),
    incomeTaxLaw(payMonth, '2'),
  );
}

/** The filings as the answer shows them. */
export function shownFilings(filings: Filings): CoupleFilings {
  const shown = ({ tax, netSalary }: Filing): CoupleFiling => ({
    taxBeforeCredits: toEuros(tax.amount),
    taxCredits: toEuros(filings.taxCredits),
    netSalary: toEuros(netSalary),
  });
  return {
    collective: shown(filings.collective),
    individual: shown(filings.individual),
    reallocated: shown(filings.reallocated),
  };
}

/** How the tax of each filing came about. */
export function explainedFilings(filings: Filings): ExplainedFilings {
  return {
    collective: explainedFiling(filings.collective),
    individual: explainedFiling(filings.individual),
    reallocated: explainedFiling(filings.reallocated),
  };
}

function explainedFiling({ tax, incomes }: Filing): readonly Step[] {
  return explain({ tax: [...incomes, tax] });
}
