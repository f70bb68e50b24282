import type { Day } from '../../dated/day.ts';
import { payMonthOf } from '../../input/period.ts';
import { commonFactsOf, selfEmployedFactsOf } from '../../input/person.ts';
import { smallBusinessLaw } from '../../law-in-force/tax/small-business-law.ts';
import { fromEuros, toEuros, zeroCents } from '../../money/cents.ts';
import { payOfPerson } from '../../pay/person-pay.ts';
import type { Person } from '../../pay/person.ts';
import { hintsOfPerson, hintsOfSingleParents } from '../../result/hints.ts';
import { explainedBreakdown, breakdownInEuros } from '../../result/payslip.ts';
import { withSteps } from '../../result/with-steps.ts';
import { isAboveThreshold, turnoverPosition } from '../../rules/pay/turnover.ts';
import { exemptionEdge } from './exemption.ts';
import type { FreelanceInput } from './input.ts';
import type { FreelanceResult } from './result.ts';
import { freelanceDefaults } from './usual-year-preview.ts';
import { turnoverOf } from './working-year.ts';

/**
 * Net income of a freelancer: turnover of the working year without VAT, then the self-employed year on it.
 *
 * @throws RefusedInput when the month's law is not known
 */
export function calculate(input: FreelanceInput, today: Day): FreelanceResult {
  const { payMonth, periodHints } = payMonthOf(input, today);
  const year = turnoverOf(input);
  const common = commonFactsOf({
    taxClass: input.taxClass || freelanceDefaults.taxClass,
    employmentType: 2,
    supplementaryPension: input.rcpi,
    residence: input.residence,
    treatedAsResident: input.treatedAsResident,
  });
  const deducts = common.isTaxedAsResident;
  const expenses = fromEuros(input.specialExpenses ?? 0);
  const person: Person = {
    gross: year,
    facts: {
      ...common,
      specialExpenses: deducts ? expenses : zeroCents,
      rules: input.workingOnAllowance === true ? { worksOn: true } : undefined,
      selfEmployed: selfEmployedFactsOf(input),
    },
  };
  const income = payOfPerson(person, payMonth);
  const { exemption, hints } = exemptionEdge(person, income.year.netSalary.amount, payMonth);
  const smallBusiness = smallBusinessLaw(payMonth);
  const position = turnoverPosition(year, smallBusiness);
  const result: FreelanceResult = {
    monthlySalary: breakdownInEuros(income.month),
    annualSalary: breakdownInEuros(income.year),
    payMonth,
    workingDays: year.workingDays,
    invoiced: toEuros(year.invoiced.amount),
    vatAmount: toEuros(year.vat.amount),
    smallBusinessThreshold: toEuros(smallBusiness.threshold),
    aboveSmallBusinessThreshold: isAboveThreshold(position),
    aboveToleratedTurnover: position === 'beyond' || position === 'above',
    ...(position && { turnoverIs: position }),
    hints: [
      ...periodHints,
      ...hintsOfPerson(person, income, payMonth),
      ...hintsOfSingleParents(person.facts),
      ...hints,
      ...(!deducts && expenses > 0 ? (['expensesOfResidents'] as const) : []),
    ],
    ...(exemption && { exemption }),
  };
  return withSteps(input, result, () => ({
    monthlySalary: explainedBreakdown(income.month),
    annualSalary: explainedBreakdown(income.year, year.vat.amount === 0 ? [] : [year.vat]),
  }));
}
