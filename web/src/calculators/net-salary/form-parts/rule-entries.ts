import { netSalaryCall, type NetSalaryInput } from '@suen/engine/calculators/net-salary/input';
import {
  previewedImpatriates,
  previewedResidence,
  previewedRules,
} from '@suen/engine/calculators/net-salary/rules-preview';
import { newestPayMonth, oldestPayMonth, yearOf } from '@suen/engine/small-door';
import type { EntriesOf, ValuesOf } from '../../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  sometimesAsked,
  wholeNumber,
} from '../../../shared/form/definition/fields.ts';
import { type EmploymentType, type TaxClass } from '../../../subjects/salary/salary-entries.ts';
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
    [newestPayMonth, oldestPayMonth].flatMap((month) => previewedImpatriates(month).arrivalYears),
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

/** The field of the request that each question becomes. */
const fieldOfRule = {
  worksOn: 'workingOnAllowance',
  overtimeAbroad: 'overtimeTaxedAbroad',
  singleParent: 'singleParentCredit',
  hasChildrenInTurn: 'childrenInTurn',
  isImpatriate: 'impatriateSince',
  sharesProfit: 'profitSharingPremium',
  isYoungEmployee: 'youngEmployeePremium',
  hasRentPremium: 'rentPremium',
} as const satisfies Readonly<Record<Rule, keyof ReturnType<typeof previewedRules>>>;

/** Whether a rule can apply to what else was entered. */
export function isRuleAsked(rule: Rule, entries: Entries): boolean {
  const hasOvertime = entries.overtimeHours.trim() !== '';
  return previewedRules({ ...entries, hasOvertime })[fieldOfRule[rule]];
}

/** The rules that are asked for and answered with yes. */
function confirmedRules(entries: Entries): readonly Rule[] {
  return ruleNames.filter((rule) => entries[rule] && isRuleAsked(rule, entries));
}

const residenceIn = (entries: Entries) =>
  previewedResidence(
    entries,
    confirmedRules(entries).map((rule) => fieldOfRule[rule]),
  );

/** The rule whose question is followed by that about the residence: the first that depends on it, if nothing else does. */
export function ruleOfResidence(entries: Entries): Rule | undefined {
  const isAskedWith = (confirmed: readonly Rule[]) =>
    previewedResidence(
      entries,
      confirmed.map((rule) => fieldOfRule[rule]),
    ).isResidenceAsked;
  return isAskedWith([]) ? undefined : confirmedRules(entries).find((rule) => isAskedWith([rule]));
}

/** The regimes that an impatriate can have; none for others. */
const regimesIn = (entries: Entries): readonly ImpatriateRegime[] =>
  confirmedRules(entries).includes('isImpatriate')
    ? previewedImpatriates(entries.payMonth).regimesOf(entries.arrivalYear)
    : [];

const isRegimeAsked = (entries: Entries) => regimesIn(entries).length > 1;

const isAsked = (rule: Rule) => (entries: Entries) => isRuleAsked(rule, entries);
const isConfirmed = (rule: Rule) => (entries: Entries) => confirmedRules(entries).includes(rule);

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
    isConfirmed('isImpatriate')(entries) &&
    previewedImpatriates(entries.payMonth).regimeOf(
      entries.arrivalYear,
      entries.impatriateRegime,
    ) === 'former',
  sharesProfit: isAsked('sharesProfit'),
  profitSharingPremium: isConfirmed('sharesProfit'),
  isYoungEmployee: isAsked('isYoungEmployee'),
  youngEmployeePremium: isConfirmed('isYoungEmployee'),
  residence: (entries) => residenceIn(entries).isResidenceAsked,
  treatedAsResident: (entries) =>
    entries.residence === 'elsewhere' && residenceIn(entries).isTreatmentAsked,
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
