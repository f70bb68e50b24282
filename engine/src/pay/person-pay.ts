import type { Month } from '../dated/month.ts';
import { accidentFactorOf } from '../law-in-force/employer-law.ts';
import { incomeTaxLaw, nonResidentTaxLaw } from '../law-in-force/income-tax-law.ts';
import { selfEmployedLaw } from '../law-in-force/salary-law.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import { selfEmployedMonth, selfEmployedYear } from '../rules/self-employed-year.ts';
import { bonusSlip } from './bonus-slip.ts';
import { paidTo } from './paid.ts';
import type { Person } from './person.ts';
import { monthSlip, yearSlip } from './slips.ts';
import { taxCard, workingOnAllowance } from './tax-card.ts';

/** A month and its calendar year. */
export interface MonthAndYear {
  readonly month: Breakdown;
  /** With the bonus in it. */
  readonly year: Breakdown;
  /** The slip of the bonus, where there is one. */
  readonly bonus?: Breakdown | undefined;
}

/** The pay of one person who is taxed alone, as the payslip and the assessment compute it. */
export function payOfPerson(person: Person, payMonth: Month): MonthAndYear {
  if (!person.terms.isEmployee) {
    const year = yearOfSelfEmployed(person, payMonth);
    return { month: selfEmployedMonth(person.gross.month, year), year };
  }
  const paid = paidTo(person, payMonth);
  const card = taxCard(person.terms, payMonth);
  return {
    month: monthSlip(paid, card),
    year: yearSlip(paid, card),
    bonus: bonusSlip(paid, card) ?? undefined,
  };
}

/** The same of one period alone. */
export function slipOfPerson(person: Person, period: 'month' | 'year', payMonth: Month): Breakdown {
  const { terms } = person;
  if (!terms.isEmployee) return payOfPerson(person, payMonth)[period];
  const slip = period === 'month' ? monthSlip : yearSlip;
  return slip(paidTo(person, payMonth), taxCard(terms, payMonth));
}

function yearOfSelfEmployed({ terms, gross }: Person, payMonth: Month): Breakdown {
  const { travel, supplementaryPension, specialExpenses, selfEmployed, taxClass } = terms;
  const { accidentFactor = null, isInsuredOnRequest = false, isNonResident } = selfEmployed ?? {};
  const deductions = {
    travel,
    pensionScheme: supplementaryPension,
    specialExpenses,
    allowance: workingOnAllowance(terms.rules, payMonth),
    isInsuredOnRequest,
    accidentFactor: accidentFactor === null ? null : accidentFactorOf(payMonth, accidentFactor),
  };
  const taxLaw = (isNonResident ? nonResidentTaxLaw : incomeTaxLaw)(payMonth, taxClass);
  return selfEmployedYear(gross.year, deductions, selfEmployedLaw(payMonth), taxLaw);
}
