import { newest } from '../dated/parameter.ts';
import * as law from '../law/every-law.ts';
import { supportedYears } from '../law/supported-years.ts';
import type { TaxClass } from '../law/tax/tax-classes.ts';
import { toEuros } from '../money/cents.ts';
import { inPercent } from '../money/rate.ts';
import { isSingleParentsClass } from '../rules/tax/credits/single-parents.ts';
import {
  type JsonSchema,
  number,
  objectOf,
  optionalFlag,
  optionalInteger,
} from '../schema/json-schema.ts';
import { amountField } from './fields.ts';

const { value: impatriates } = newest(law.impatriateExemption);
const { value: bonus, from } = newest(law.childBonus);
const bonusFrom = from.slice(0, 4);
const { value: former } = newest(law.impatriationPremiumExemption);
const { value: youngEmployee } = newest(law.youngEmployeeExemption);
const { value: rentPremium } = newest(law.rentPremiumExemption);
const newestYear = supportedYears.at(-1) ?? 0;

/** Rules that hold only under conditions that nobody may assume: an input says that they are met. */
export const specialRuleFields = {
  workingOnAllowance: optionalFlag(
    'True if the pension fund certifies that the person, employed or self-employed, works on although an early pension would be possible. The continued-work allowance (AMVP) then lowers the tax. We compute a whole year. It is due from the month after the right to that pension until the pension or the regular age for it.',
    { default: false },
  ),
  overtimeTaxedAbroad: optionalFlag(
    'True if another state taxes the overtime pay of the employee, as Germany does for its residents. The year then has the tax credit for overtime (CIHS). Not for public servants.',
    { default: false },
  ),
  singleParentCredit: {
    ...objectOf(
      {
        childSupport: amountField(
          'Support that is received for the child, in euros a year, without family benefits and orphans’ pensions. For several children, it is the lowest sum of one child. Above a limit, half of it lowers the credit.',
        ),
      },
      'childSupport',
    ),
    type: ['object', 'null'],
    description:
      'Requests the tax credit for single parents (CIM) of an employee in class 1a. The person is not married, the child lives in the household, and its parents do not share a home. A person who lives elsewhere has the credit only if treated as a resident.',
  },
  childrenInTurn: optionalInteger(
    `Children of an employee who live in turn with both parents (alternating residence) and count for the other parent. Both parents have custody and share the family allowance. From ${bonusFrom} to ${law.childBonus.confirmedThrough} there is a tax bonus on request (art. 123bis L.I.R.). It is ${toEuros(bonus.perChild)} euros a child, falls above ${toEuros(bonus.taperFrom)} euros of taxable income, and is at most the tax of the year.`,
    { minimum: 0, maximum: 10, default: 0 },
  ),
  impatriateSince: optionalInteger(
    `Year in which an employee recruited or posted from abroad began to work in Luxembourg under the regime for impatriates (art. 115, no 13b L.I.R.). Under its present terms, ${inPercent(impatriates.share)} % of the gross salary is tax-free in that year and the ${impatriates.yearsAfterArrival} following ones. The employee lives in Luxembourg (see \`residence\`). In the ${impatriates.yearsAway} years before, the employee neither lived in Luxembourg or within ${impatriates.kilometresFromBorder} km of its border nor paid tax on work there. At least ${inPercent(impatriates.activityShare)} % of the working time goes to the activity for which the exemption is granted. The fixed pay of a year is at least ${toEuros(impatriates.fixedPayFrom)} euros. Employees posted within a group have ${impatriates.postedYears} years of service in the group or of experience in the sector. Agency workers are excluded. In firms of ${impatriates.youngFirmYears} years or more, at most ${inPercent(impatriates.staffShare)} % of the staff may be impatriates.`,
    { minimum: 2000, maximum: newestYear },
  ),
  impatriateRegime: {
    enum: ['former', 'present', null],
    default: 'former',
    description: `For an arrival up to ${former.lastArrival}. \`former\`: the employee keeps the regime of that time, which exempts a part of \`impatriationPremium\`. \`present\`: the employee has asked for the present regime, or never had the former one.`,
  },
  impatriationPremium: amountField(
    `Impatriation premium of an employee in euros (prime d’impatriation), paid once in the year with the pay of \`payMonth\`. Under the former regime, ${inPercent(former.share)} % of it is tax-free, as far as it does not exceed ${inPercent(former.payShare)} % of the salary. It is part of \`bonusPay\`.`,
  ),
  profitSharingPremium: amountField(
    'Profit-sharing premium of an employee in euros (prime participative), paid once in the year with the pay of `payMonth` and notified to the tax administration. A part is tax-free (art. 115, no 13a L.I.R.). It is part of `bonusPay`.',
  ),
  youngEmployeePremium: amountField(
    `Premium for young employees in euros (prime jeune salarié), paid once in the year with the pay of \`payMonth\`. A part is tax-free (art. 115, no 13d L.I.R.). The employee is under ${youngEmployee.belowAge} on 1 January and has a first permanent contract, signed with the same employer since the rule began. It is part of \`bonusPay\`.`,
  ),
  rentPremium: {
    ...objectOf({
      amount: number('Premium in euros a month.', { minimum: 0, maximum: 1_000_000 }),
      rent: number(
        'Rent that the employee pays for the main home, in euros a month, without charges.',
        { minimum: 0, maximum: 1_000_000 },
      ),
    }),
    type: ['object', 'null'],
    description: `Rent premium of an employee under ${rentPremium.belowAge} on 1 January (prime locative), in addition to the salary. A part is tax-free (art. 115, no 13c L.I.R.). The premium must not exceed the rent, and the pay of the year must be within the limit.`,
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** A special rule, by the field that says that its conditions are met. */
export type SpecialRule = Exclude<
  keyof typeof specialRuleFields,
  'impatriateRegime' | 'impatriationPremium'
>;

/** Which special rules can apply to a person. The self-employed have the continued-work allowance alone. */
export function rulesFor({
  isEmployee,
  taxClass,
}: {
  readonly isEmployee: boolean;
  readonly taxClass: TaxClass;
}): Readonly<Record<SpecialRule, boolean>> {
  return {
    workingOnAllowance: true,
    overtimeTaxedAbroad: isEmployee,
    singleParentCredit: isEmployee && isSingleParentsClass(taxClass),
    childrenInTurn: isEmployee,
    impatriateSince: isEmployee,
    profitSharingPremium: isEmployee,
    youngEmployeePremium: isEmployee,
    rentPremium: isEmployee,
  };
}
