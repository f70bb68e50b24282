import type { Day } from '../../dated/day.ts';
import { taxClassOfValue } from '../../law-in-force/income-tax-law.ts';
import { fullTimeWeeklyHours } from '../../law-in-force/salary-figures.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import { law } from '../../law/law.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { requestedPayMonth } from '../requested-period.ts';
import type { Person } from '../../pay/person.ts';
import { personSalary } from '../person-salary.ts';
import { explainedBreakdown, inEuros } from '../../pay/payslip.ts';
import { workingOnOnly } from '../../pay/tax-card.ts';
import { selfEmployedTermsOf } from '../self-employed-terms.ts';
import { exemptionEdge } from './exemption.ts';
import type { FreelanceInput } from './input.ts';
import { freelanceDefaults } from './usual-year.ts';
import type { FreelanceResult } from './result.ts';
import { turnoverOf } from './working-year.ts';

/**
 * Net income of a freelancer: turnover of the working year without VAT, then the self-employed year on it.
 *
 * @throws RefusedInput when the month's law is not known
 */
export function calculate(input: FreelanceInput, today: Day): FreelanceResult {
  const { payMonth, periodHints } = requestedPayMonth(input.payMonth, today);
  const vat = input.vat ?? freelanceDefaults.vat;
  const year = turnoverOf(input);
  const person: Person = {
    gross: year,
    terms: {
      taxClass: taxClassOfValue[input.taxClass || freelanceDefaults.taxClass],
      isEmployee: false,
      weeklyHours: fullTimeWeeklyHours,
      travel: { distanceKilometres: 0, onTaxCard: null },
      supplementaryPension: fromEuros(input.rcpi ?? 0),
      specialExpenses: fromEuros(input.specialExpenses ?? 0),
      rules: input.workingOnAllowance === true ? workingOnOnly : undefined,
      selfEmployed: selfEmployedTermsOf(input),
    },
  };
  const income = personSalary(person, payMonth);
  const { exemption, hints } = exemptionEdge(person, income, payMonth);
  const threshold = valueIn(law.smallBusinessThreshold, payMonth).value;
  const result: FreelanceResult = {
    monthlySalary: inEuros(income.month),
    annualSalary: inEuros(income.year),
    payMonth,
    workingDays: year.workingDays,
    invoiced: toEuros(year.invoiced.amount),
    vatAmount: toEuros(year.vat.amount),
    smallBusinessThreshold: toEuros(threshold),
    aboveSmallBusinessThreshold: vat === 0 && year.invoiced.amount > threshold,
    hints: [...periodHints, ...income.hints, ...hints],
    ...(exemption && { exemption }),
  };
  if (input.explain === false) return result;
  return {
    ...result,
    explanation: {
      monthlySalary: explainedBreakdown(income.month),
      annualSalary: explainedBreakdown(income.year, year.vat.amount === 0 ? [] : [year.vat]),
    },
  };
}
