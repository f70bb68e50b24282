import {
  payslipCheckCall,
  slipLines,
  taxCards,
  type PayslipCheckInput,
  type SlipLine,
} from '@suen/engine/calculators/payslip-check/input';
import {
  fullTimeWeeklyHours,
  monthsOf,
  newestPayMonth,
  periodOfDay,
  supportedYears,
} from '@suen/engine/small-door';
import { difference } from '../../shared/amount/derived.ts';
import {
  defineForm,
  type EntriesOf,
  type ValuesOf,
} from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  number,
  ownChoice,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { isClassOfSingleParents, type TaxClass } from '../../subjects/salary/salary-entries.ts';

/** The months whose law is known, newest first. */
export const slipMonths: readonly string[] = supportedYears
  .flatMap((year) => monthsOf(year))
  .toReversed();

const {
  daysPaid,
  mealVouchers,
  otherNetItems,
  lines: linesField,
} = payslipCheckCall.inputSchema.properties;
const { grossSalary, netSalary } = linesField.properties;
const line = () => money({ limits: netSalary });
const netItem = () =>
  money({ limits: { minimum: 0, maximum: otherNetItems.maximum }, example: 50 });

const fields = {
  payMonth: choice<string>(newestPayMonth, {
    firstOn: (today) => periodOfDay(today).payMonth,
    choices: slipMonths,
  }),
  taxClass: choice<TaxClass>(1),
  grossSalary: money({ limits: grossSalary, isRequired: true, example: 5000 }),
  pensionContributions: line(),
  illnessContributions: line(),
  illnessCashContributions: line(),
  longTermCareInsurance: line(),
  taxBeforeCredits: line(),
  taxCredits: line(),
  netSalary: line(),
  overtimePay: line(),
  supplements: line(),
  bonus: line(),
  benefitsInKind: line(),
  taxableIncome: line(),
  employmentCredit: line(),
  energyCredit: line(),
  minimumWageCredit: line(),
  singleParentCredit: line(),
  mealVoucherShare: line(),
  weeklyHours: number({
    first: fullTimeWeeklyHours,
    example: 32,
  }),
  distanceToWork: wholeNumber({ example: 20 }),
  taxCard: choice<(typeof taxCards)[number]>('main', { choices: taxCards }),
  cardDeductions: money({ example: 100 }),
  daysPaid: wholeNumber({
    limits: { minimum: 1, maximum: daysPaid.maximum },
    example: 13,
  }),
  singleParent: ownChoice<boolean>(false, [true, false]),
  workingOnAllowance: choice<boolean>(false),
  voucherCount: wholeNumber({ limits: mealVouchers.properties.count, example: 18 }),
  takenOffNet: netItem(),
  paidOnTop: netItem(),
};

export type PayslipCheckEntries = EntriesOf<typeof fields>;
type Values = ValuesOf<typeof fields>;

/** What stands on the payslip, and what is known of the work. */
function requestOf(values: Values, entries: PayslipCheckEntries): PayslipCheckInput {
  const { payMonth, taxClass, taxCard, singleParent, workingOnAllowance, voucherCount } = values;
  const lines = Object.fromEntries(
    slipLines.flatMap((name) => {
      const value = values[name];
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const numbers = Object.fromEntries(
    (['weeklyHours', 'distanceToWork', 'cardDeductions', 'daysPaid'] as const).flatMap((name) => {
      const value = values[name];
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const netItems = difference(values.takenOffNet ?? 0, values.paidOnTop ?? 0);
  return {
    payMonth,
    taxClass,
    ...(taxCard !== 'main' && { taxCard }),
    ...numbers,
    ...(isSingleParentAsked(entries) && singleParent && { singleParentCredit: {} }),
    ...(workingOnAllowance && { workingOnAllowance }),
    ...(voucherCount !== null && voucherCount > 0 && { mealVouchers: { count: voucherCount } }),
    ...(netItems !== 0 && { otherNetItems: netItems }),
    lines: { ...lines, grossSalary: values.grossSalary },
  };
}

/** The credit for single parents is asked for in its class. */
export function isSingleParentAsked({ taxClass }: { readonly taxClass: TaxClass }): boolean {
  return isClassOfSingleParents(taxClass);
}

const isLine = (name: string): name is SlipLine => slipLines.some((each) => each === name);

export const payslipCheckForm = defineForm(payslipCheckCall, fields, {
  asked: { singleParent: isSingleParentAsked },
  shortNames: {
    payMonth: 'm',
    taxClass: 'c',
    grossSalary: 'g',
    pensionContributions: 'p',
    illnessContributions: 'i',
    illnessCashContributions: 'ic',
    longTermCareInsurance: 'l',
    taxBeforeCredits: 't',
    taxCredits: 'tc',
    netSalary: 'n',
    overtimePay: 'o',
    supplements: 's',
    bonus: 'b',
    benefitsInKind: 'k',
    taxableIncome: 'ti',
    employmentCredit: 'ce',
    energyCredit: 'cc',
    minimumWageCredit: 'cm',
    singleParentCredit: 'cp',
    mealVoucherShare: 'mv',
    weeklyHours: 'h',
    distanceToWork: 'd',
    taxCard: 'tk',
    cardDeductions: 'cd',
    daysPaid: 'dp',
    singleParent: 'sp',
    workingOnAllowance: 'w',
    voucherCount: 'vc',
    takenOffNet: 'x',
    paidOnTop: 'y',
  },
  request: requestOf,
  nameOf: (part, _values, entries) => {
    const [owner, name = ''] = part.split('.');
    if (owner === 'lines' && isLine(name)) return name;
    if (owner === 'mealVouchers') return 'voucherCount';
    if (owner === 'otherNetItems') return 'takenOffNet';
    const isCredit = owner === 'singleParentCredit' && isSingleParentAsked(entries);
    return isCredit ? 'singleParent' : undefined;
  },
});
