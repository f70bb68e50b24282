import type { Month } from '../dated/month.ts';
import {
  fullTimeWeeklyHours,
  minimumGrossSalary,
  refusalOfLowSalary,
} from '../law-in-force/pay/lowest-salaries.ts';
import { fromEuros, zeroCents, type Cents } from '../money/cents.ts';
import { percentOf, type Rate } from '../money/rate.ts';
import type { PersonFacts, SpecialRules } from '../pay/person.ts';
import { count } from '../quantity/names.ts';
import { grossSalaries, type GrossSalaries, type SalaryPeriod } from '../rules/pay/gross-salary.ts';
import { rightToSingleParentCredit } from '../rules/tax/credits/single-parents.ts';
import { amountOf, hasSundayLeave, payExtrasOf, oneOffElementsOf } from './pay.ts';
import { refuse, RefusedInput, type Refusal } from './refused-input.ts';
import { isSelfEmployed, type SalaryFields } from './salary-fields.ts';
import { usualAccidentFactor } from './self-employed-fields.ts';
import { rulesFor } from './special-rule-fields.ts';
import { taxClassOfValue } from './tax-class-values.ts';

export interface InputPerson {
  readonly salaryPeriod: SalaryPeriod;
  readonly increase: Rate;
  readonly facts: PersonFacts;
  /** The gross salaries of an amount for `salaryPeriod`. */
  readonly grossOf: (amount: Cents) => GrossSalaries;
}

/** Reads the fields that net and gross salary have in common, by the law of a month. @throws RefusedInput */
export function personOf(input: SalaryFields, payMonth: Month): InputPerson {
  const salaryPeriod = input.salaryPeriod ?? 'monthly';
  const increase = percentOf(input.increasePercent ?? 0);
  const common = commonFactsOf(input);
  return {
    salaryPeriod,
    increase,
    facts: {
      ...common,
      ...(common.isEmployee
        ? factsOfEmployee(input, payMonth)
        : { selfEmployed: selfEmployedFactsOf(input) }),
      rules: specialRulesOf(input, common),
    },
    grossOf: (amount) => grossSalaries(amount, salaryPeriod, increase),
  };
}

/** The fields of one person that salaries of one person and of couples have in common. */
type PersonFields = Pick<
  SalaryFields,
  | 'taxClass'
  | 'employmentType'
  | 'weeklyHours'
  | 'distanceToWork'
  | 'transportCosts'
  | 'supplementaryPension'
  | 'residence'
  | 'treatedAsResident'
>;

/** Reads these fields. The self-employed have no hours of work that count. */
export function commonFactsOf(input: PersonFields): PersonFacts {
  const isEmployee = !isSelfEmployed(input);
  return {
    taxClass: taxClassOfValue[input.taxClass],
    isEmployee,
    isTaxedAsResident: isTaxedAsResident(input),
    weeklyHours: isEmployee ? (input.weeklyHours ?? fullTimeWeeklyHours) : fullTimeWeeklyHours,
    ...deductionsEntered(input),
    specialExpenses: zeroCents,
  };
}

/** Reads what the deductions of the tax card follow from: the way to work and own payments to an occupational scheme. */
export function deductionsEntered({
  distanceToWork,
  transportCosts,
  supplementaryPension,
}: Pick<SalaryFields, 'distanceToWork' | 'transportCosts' | 'supplementaryPension'>): Pick<
  PersonFacts,
  'travel' | 'supplementaryPension'
> {
  return {
    travel: {
      distanceKilometres: distanceToWork ?? 0,
      allowanceOnCard: typeof transportCosts === 'number' ? fromEuros(transportCosts) : null,
    },
    supplementaryPension: fromEuros(supplementaryPension ?? 0),
  };
}

/** The exemption for impatriates depends on a home in Luxembourg. Treatment as a resident is not enough. */
function factsOfEmployee(input: SalaryFields, payMonth: Month): Partial<PersonFacts> {
  const { impatriateSince: since, impatriateRegime, residence } = input;
  return {
    impatriate:
      typeof since === 'number'
        ? {
            since,
            livesInLuxembourg: residence !== 'elsewhere',
            keepsFormerRegime: impatriateRegime !== 'present',
          }
        : undefined,
    extras: payExtrasOf(input, payMonth),
    hasSundayLeave: hasSundayLeave(input),
    oneOffElements: oneOffElementsOf(input),
  };
}

/** Reads the fields of a self-employed person alone. */
export function selfEmployedFactsOf(input: {
  readonly insuredOnRequest?: boolean | null | undefined;
  readonly accidentFactor?: number | null | undefined;
}): NonNullable<PersonFacts['selfEmployed']> {
  const { accidentFactor = null } = input;
  return {
    isInsuredOnRequest: input.insuredOnRequest === true,
    accidentFactor: accidentFactor === usualAccidentFactor ? null : accidentFactor,
  };
}

function isTaxedAsResident({
  residence,
  treatedAsResident,
}: Pick<SalaryFields, 'residence' | 'treatedAsResident'>): boolean {
  return residence !== 'elsewhere' || treatedAsResident === true;
}

/** Reads the special rules of an input; undefined where there are none. */
function specialRulesOf(input: SalaryFields, person: PersonFacts): SpecialRules | undefined {
  const rules = rulesFor(person);
  const granted =
    person.isEmployee && rightOf(person) === 'granted' ? input.singleParentCredit : null;
  const worksOn = rules.workingOnAllowance && input.workingOnAllowance === true;
  const isOvertimeTaxedAbroad = rules.overtimeTaxedAbroad && input.overtimeTaxedAbroad === true;
  const children = rules.childrenInTurn ? (input.childrenInTurn ?? 0) : 0;
  if (!worksOn && !isOvertimeTaxedAbroad && !granted && children === 0) return undefined;
  return {
    worksOn,
    isOvertimeTaxedAbroad,
    singleParent: granted ? singleParentOf(granted) : undefined,
    childrenInTurn: children === 0 ? undefined : count('childrenInTurn', children, 'number'),
  };
}

function rightOf(person: PersonFacts): ReturnType<typeof rightToSingleParentCredit> {
  return rightToSingleParentCredit(person.taxClass, person.isTaxedAsResident);
}

/** Refuses an employee's request for the credit of single parents in another class. @throws RefusedInput */
export function refuseCreditOfOtherClass(
  { singleParentCredit }: Pick<SalaryFields, 'singleParentCredit'>,
  person: PersonFacts,
): void {
  if (singleParentCredit && person.isEmployee && rightOf(person) === 'otherClass')
    refuse({ field: 'singleParentCredit', code: 'classOneAOnly' });
}

/** Reads the support that a single parent receives for the child; `null` for none. */
export function singleParentOf({
  childSupport,
}: NonNullable<SalaryFields['singleParentCredit']>): NonNullable<SpecialRules['singleParent']> {
  const support = amountOf('childSupport', childSupport);
  return { support: support.amount === 0 ? null : support };
}

/**
 * Refuses salaries below the lowest one that is accepted, all of them at once.
 *
 * @throws RefusedInput
 */
export function refuseBelowMinimum(
  salaries: readonly {
    readonly field: string;
    /** Missing or null where none was entered. */
    readonly amount: number | null | undefined;
    readonly weeklyHours: number;
  }[],
  salaryPeriod: SalaryPeriod,
): void {
  const refusals: Refusal[] = [];
  for (const { field, amount, weeklyHours } of salaries) {
    const limit = minimumGrossSalary(salaryPeriod, weeklyHours);
    if (typeof amount === 'number' && amount < limit) {
      refusals.push({ field, code: refusalOfLowSalary(weeklyHours), limit });
    }
  }
  if (refusals.length > 0) throw new RefusedInput(refusals);
}
