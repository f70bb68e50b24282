import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import { previewedRules } from '@suen/engine/calculators/net-salary/rules-preview';
import { newestPayMonth, oldestPayMonth, yearOf } from '@suen/engine/small-door';
import type { EntriesOf, ValuesOf } from '../../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  sometimesAsked,
  wholeNumber,
} from '../../../shared/form/definition/fields.ts';
import {
  isEmployee,
  type EmploymentType,
  isClassOfSingleParents,
  type TaxClass,
} from '../../../subjects/salary/salary-entries.ts';
import {
  question,
  residenceFields,
  residenceRequest,
} from '../../../subjects/salary/self-employed/self-employed-entries.ts';

const { properties } = netSalaryCall.inputSchema;
const { childSupport } = properties.singleParentCredit.properties;
const { amount, rent } = properties.rentPremium.properties;

const newestYear = yearOf(newestPayMonth);
/** All years of arrival that a form can hold. The result says where the regime has ended in the month of pay. */
const arrivalYears: readonly number[] = [
  ...new Set(
    [newestPayMonth, oldestPayMonth].flatMap((month) => previewedRules(month).arrivalYears),
  ),
];

const premium = (example: number, limits = {}) =>
  sometimesAsked(money({ isRequired: true, example, limits }));

/** The regimes between which impatriates who came earlier can choose. */
type ImpatriateRegime = NonNullable<NetSalaryInput['impatriateRegime']>;
export const impatriateRegimes: readonly ImpatriateRegime[] =
  properties.impatriateRegime.enum.filter((regime) => regime !== null);

/** Special rules: each is a question about its conditions, and what the rule needs to know. */
export const ruleFields = {
  worksOn: question(),
  overtimeAbroad: question(),
  singleParent: question(),
  childSupport: sometimesAsked(money({ example: 3000, limits: childSupport })),
  hasChildrenInTurn: question(),
  childrenInTurn: sometimesAsked(
    wholeNumber({
      isRequired: true,
      example: 1,
      limits: { ...properties.childrenInTurn, minimum: 1 },
    }),
  ),
  isImpatriate: question(),
  arrivalYear: sometimesAsked(
    choice<number>(newestYear, {
      firstOn: (today) => Math.min(yearOf(today), newestYear),
      choices: arrivalYears,
    }),
  ),
  impatriateRegime: sometimesAsked(
    choice<ImpatriateRegime>('former', { choices: impatriateRegimes }),
  ),
  impatriationPremium: sometimesAsked(
    money({ example: 20_000, limits: properties.impatriationPremium }),
  ),
  sharesProfit: question(),
  profitSharingPremium: premium(5000, properties.profitSharingPremium),
  isYoungEmployee: question(),
  youngEmployeePremium: premium(5000, properties.youngEmployeePremium),
  ...residenceFields,
  hasRentPremium: question(),
  rentPremium: premium(500, amount),
  monthlyRent: premium(1200, rent),
};

/** The questions in their order, with the fields that a yes asks for. */
export const rules = {
  worksOn: [],
  overtimeAbroad: [],
  singleParent: ['childSupport'],
  hasChildrenInTurn: ['childrenInTurn'],
  isImpatriate: ['arrivalYear', 'impatriateRegime', 'impatriationPremium'],
  sharesProfit: ['profitSharingPremium'],
  isYoungEmployee: ['youngEmployeePremium'],
  hasRentPremium: ['rentPremium', 'monthlyRent'],
} as const satisfies {
  readonly [Name in keyof typeof ruleFields]?: readonly (keyof typeof ruleFields)[];
};
export type Rule = keyof typeof rules;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object above
export const ruleNames = Object.keys(rules) as Rule[];

interface Entries extends EntriesOf<typeof ruleFields> {
  readonly employmentType: EmploymentType;
  readonly taxClass: TaxClass;
  readonly overtimeHours: string;
  readonly payMonth: string;
}

/** Whether a rule can apply to what else was entered; the self-employed have the continued-work allowance alone. */
export function isRuleAsked(rule: Rule, entries: Entries): boolean {
  if (!isEmployee(entries)) return rule === 'worksOn';
  if (rule === 'singleParent') return isClassOfSingleParents(entries.taxClass);
  if (rule === 'hasChildrenInTurn') return previewedRules(entries.payMonth).hasChildBonus;
  return rule !== 'overtimeAbroad' || entries.overtimeHours.trim() !== '';
}

/** Whether treatment as a resident decides: the tax of the self-employed, and the credit for single parents. */
function isTreatmentAsked(entries: Entries): boolean {
  return !isEmployee(entries) || (isRuleAsked('singleParent', entries) && entries.singleParent);
}

/** Whether the residence decides; also the exemption for impatriates. */
function isResidenceAsked(entries: Entries): boolean {
  return isTreatmentAsked(entries) || entries.isImpatriate;
}

/** The regimes that an impatriate can have; none for others. */
const regimesIn = (entries: Entries): readonly ImpatriateRegime[] =>
  isEmployee(entries) && entries.isImpatriate
    ? previewedRules(entries.payMonth).regimesOf(entries.arrivalYear)
    : [];

const isRegimeAsked = (entries: Entries) => regimesIn(entries).length > 1;

const isAsked = (rule: Rule) => (entries: Entries) => isRuleAsked(rule, entries);
const isConfirmed = (rule: Rule) => (entries: Entries) =>
  isRuleAsked(rule, entries) && entries[rule];

/** When each field of the special rules is asked for. */
export const whenRulesAreAsked = {
  worksOn: isAsked('worksOn'),
  overtimeAbroad: isAsked('overtimeAbroad'),
  singleParent: isAsked('singleParent'),
  childSupport: isConfirmed('singleParent'),
  hasChildrenInTurn: isAsked('hasChildrenInTurn'),
  childrenInTurn: isConfirmed('hasChildrenInTurn'),
  isImpatriate: isAsked('isImpatriate'),
  arrivalYear: isConfirmed('isImpatriate'),
  impatriateRegime: isRegimeAsked,
  impatriationPremium: (entries) =>
    regimesIn(entries).includes('former') &&
    (!isRegimeAsked(entries) || entries.impatriateRegime === 'former'),
  sharesProfit: isAsked('sharesProfit'),
  profitSharingPremium: isConfirmed('sharesProfit'),
  isYoungEmployee: isAsked('isYoungEmployee'),
  youngEmployeePremium: isConfirmed('isYoungEmployee'),
  residence: isResidenceAsked,
  treatedAsResident: (entries) => isTreatmentAsked(entries) && entries.residence === 'elsewhere',
  hasRentPremium: isAsked('hasRentPremium'),
  rentPremium: isConfirmed('hasRentPremium'),
  monthlyRent: isConfirmed('hasRentPremium'),
} as const satisfies Record<keyof typeof ruleFields, (entries: Entries) => boolean>;

type RequestOfRules = Pick<
  NetSalaryInput,
  | 'workingOnAllowance'
  | 'overtimeTaxedAbroad'
  | 'singleParentCredit'
  | 'childrenInTurn'
  | 'impatriateSince'
  | 'impatriateRegime'
  | 'impatriationPremium'
  | 'profitSharingPremium'
  | 'youngEmployeePremium'
  | 'rentPremium'
  | 'residence'
  | 'treatedAsResident'
>;

/** The part of a request about special rules: nothing for those that no answer confirms. */
export function rulesRequest(values: ValuesOf<typeof ruleFields>): RequestOfRules {
  const { childSupport: support, arrivalYear, rentPremium, monthlyRent } = values;
  const { profitSharingPremium, youngEmployeePremium } = values;
  const { impatriateRegime, impatriationPremium } = values;
  return {
    ...residenceRequest(values),
    ...(values.worksOn && { workingOnAllowance: true }),
    ...(values.overtimeAbroad && { overtimeTaxedAbroad: true }),
    ...(values.singleParent && { singleParentCredit: { childSupport: support } }),
    ...(values.hasChildrenInTurn && { childrenInTurn: values.childrenInTurn }),
    ...(values.isImpatriate && { impatriateSince: arrivalYear }),
    ...(impatriateRegime !== null && { impatriateRegime }),
    ...(impatriationPremium !== null && { impatriationPremium }),
    ...(values.sharesProfit && { profitSharingPremium }),
    ...(values.isYoungEmployee && { youngEmployeePremium }),
    ...(rentPremium !== null &&
      monthlyRent !== null && { rentPremium: { amount: rentPremium, rent: monthlyRent } }),
  };
}
