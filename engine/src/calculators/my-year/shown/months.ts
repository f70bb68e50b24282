import type { Month } from '../../../dated/month.ts';
import { valueOfTaxClass } from '../../../input/tax-class-values.ts';
import { fullTimeWeeklyHours } from '../../../law-in-force/pay/lowest-salaries.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { isAboveCeiling, isBelowMinimumWage } from '../../../pay/employee.ts';
import { payslipInEuros, payslipsInEuros } from '../../../result/payslip.ts';
import type { HouseholdYear } from '../household.ts';
import { everybody } from '../input.ts';
import type { PaidSlip } from '../paid/payslips.ts';
import type { PersonsYear } from '../paid/persons-year.ts';
import type { PaidMonth, YearMonth } from '../result.ts';
import { changesIn } from './changes.ts';

/** What a household is paid in a month, and what differs from the month before. */
export function monthOfYear(month: Month, { persons, family }: HouseholdYear): YearMonth {
  const { person, partner } = persons;
  if (!person) throw new RangeError('a household without a person');
  const familyEvents = family.events.filter((each) => each.month === month);
  return {
    month,
    person: paidMonth(month, person, family.classIn('person', month)),
    ...(partner && { partner: paidMonth(month, partner, family.classIn('partner', month)) }),
    changes: [
      ...familyEvents.map(({ event }) => ({ id: event, who: 'person' as const })),
      ...everybody.flatMap((who) => {
        const year = persons[who];
        return year ? changesIn(month, year).map((id) => ({ id, who })) : [];
      }),
    ],
  };
}

function paidMonth(
  month: Month,
  { payslips, oneOffPayments }: PersonsYear,
  taxClass: TaxClass,
): PaidMonth {
  const slips = payslips.get(month) ?? [];
  const paidOnce = oneOffPayments.find((each) => each.month === month);
  return {
    taxClass: valueOfTaxClass[taxClass],
    breakdown: payslipsInEuros(slips.map(({ breakdown }) => breakdown)),
    slips: slips.map(({ job, card, part, breakdown }) => ({
      payer: job.payer,
      card,
      ...(part && { days: part.days }),
      payslip: payslipInEuros(breakdown),
    })),
    ...(paidOnce && { bonusPay: payslipInEuros(paidOnce.breakdown) }),
    hints: hintsOfMonth(slips),
  };
}

function hintsOfMonth(slips: readonly PaidSlip[]): PaidMonth['hints'] {
  const workSlips = slips.filter(
    ({ job, part }) => part === null && (job.payer === 'main' || job.payer === 'second'),
  );
  const isBelow = workSlips.some(({ paid, state }) =>
    isBelowMinimumWage(paid.employee, state.details.weeklyHours ?? fullTimeWeeklyHours),
  );
  return [
    ...(isBelow ? (['belowMinimumWage'] as const) : []),
    ...(slips.some(({ paid }) => isAboveCeiling(paid.employee))
      ? (['contributionCeilingReached'] as const)
      : []),
  ];
}
