import { yearOf } from '../../dated/month.ts';
import { isSelfEmployed } from '../../input/salary-fields.ts';
import { rulesFor, type SpecialRule } from '../../input/special-rule-fields.ts';
import { taxClassOfValue } from '../../input/tax-class-values.ts';
import { impatriateLaw } from '../../law-in-force/pay/impatriate-law.ts';
import { periodOfDay } from '../../law-in-force/rule-periods.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { arrivalYearsOf, chosenRegime, regimesSince } from '../../rules/pay/impatriate-regime.ts';
import type { NetSalaryInput } from './input.ts';

/** What a form knows of a person before it is sent. */
interface PreviewedPerson extends Pick<NetSalaryInput, 'employmentType' | 'taxClass'> {
  /** Of a month ahead, the law is that of the newest known one. */
  readonly payMonth: string;
  readonly hasOvertime: boolean;
}

/** Which special rules are worth a question. */
export function previewedRules(person: PreviewedPerson): Readonly<Record<SpecialRule, boolean>> {
  const month = periodOfDay(person.payMonth).payMonth;
  const rules = rulesFor({
    isEmployee: !isSelfEmployed(person),
    taxClass: taxClassOfValue[person.taxClass],
  });
  return {
    ...rules,
    overtimeTaxedAbroad: rules.overtimeTaxedAbroad && person.hasOvertime,
    childrenInTurn: rules.childrenInTurn && valueIn(law.childBonus, month).value.perChild > 0,
  };
}

/** The years of arrival that can matter in a month of pay, newest first, the regimes that each of them can have, and the one that
 * is chosen. */
export function previewedImpatriates(payMonth: string) {
  const month = periodOfDay(payMonth).payMonth;
  const regimes = impatriateLaw(month);
  return {
    arrivalYears: arrivalYearsOf(yearOf(month), regimes),
    regimesOf: (arrivalYear: number) => regimesSince(arrivalYear, regimes),
    regimeOf: (arrivalYear: number, asked: 'former' | 'present') =>
      chosenRegime(arrivalYear, asked, regimes),
  };
}

/** What the residence decides of a person with these special rules: something at all, and also by a treatment as a resident. */
export function previewedResidence(
  person: Pick<NetSalaryInput, 'employmentType'>,
  confirmed: readonly SpecialRule[],
) {
  // The tax of the self-employed, and the credit for single parents. The regime of impatriates needs a home in Luxembourg.
  const isTreatmentAsked = isSelfEmployed(person) || confirmed.includes('singleParentCredit');
  return {
    isTreatmentAsked,
    isResidenceAsked: isTreatmentAsked || confirmed.includes('impatriateSince'),
  };
}
