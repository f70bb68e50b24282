import { firstOf, type Source } from '../../dated/source.ts';
import { taxClassLaw } from '../../law-in-force/tax/tax-class-law.ts';
import { toEuros } from '../../money/cents.ts';
import { inPercent, type Rate } from '../../money/rate.ts';
import { explain } from '../../quantity/explain.ts';
import type { Quantity } from '../../quantity/quantity.ts';
import {
  foreignIncomeTest,
  householdTest,
  ownIncomeTest,
  residentSpouseTest,
  type ShareTest,
} from '../../rules/tax/liability/resident-treatment.ts';
import type { Incomes } from './incomes.ts';
import type { TaxClassInput } from './input.ts';
import type { TaxClassTest } from './result.ts';
import type { Situation } from './situation.ts';

type Person = TaxClassTest['person'];

/** The tests that decide whether a couple may be assessed together, with their figures. */
export function testsOf(
  { residence, explain: isExplained }: TaxClassInput,
  situation: Situation,
  incomes: Incomes | null,
): readonly TaxClassTest[] {
  const { taxYear, isResident, isMixed, isCouple } = situation;
  if (incomes === null || !isCouple || (isResident && !isMixed)) return [];
  const law = taxClassLaw(taxYear);
  const withSteps = (quantity: Quantity) =>
    isExplained === false ? {} : { steps: explain({ tax: quantity }) };
  const testsOfShare = (
    id: TaxClassTest['id'],
    person: Person,
    test: ShareTest | null,
    limit: { readonly value: Rate; readonly sources: readonly Source[] },
  ): readonly TaxClassTest[] =>
    test === null
      ? []
      : [
          {
            id,
            person,
            unit: 'percent',
            value: inPercent(test.share.amount),
            limit: inPercent(limit.value),
            isMet: test.isMet,
            source: firstOf(limit.sources),
            ...withSteps(test.share),
          },
        ];
  const { first, second } = incomes;
  if (isMixed) {
    const [resident, other] = isResident ? [first, second] : [second, first];
    const limit = law.residentSpouseShare;
    const test = residentSpouseTest(resident, other, limit.value);
    return testsOfShare('residentSpouseShare', isResident ? 'person1' : 'person2', test, limit);
  }
  const { value: limits, sources } = law.treatment;
  const testsOfPerson = (person: 'person1' | 'person2'): readonly TaxClassTest[] => {
    const incomesOfPerson = person === 'person1' ? first : second;
    if (incomesOfPerson.luxembourg.amount === 0) return [];
    const share = ownIncomeTest(incomesOfPerson, limits.ownIncomeShare);
    const { income, isMet } = foreignIncomeTest(incomesOfPerson, limits.foreignIncomeLimit);
    return [
      ...testsOfShare('ownIncomeShare', person, share, { value: limits.ownIncomeShare, sources }),
      {
        id: 'foreignIncome',
        person,
        unit: 'EUR',
        value: toEuros(income.amount),
        limit: toEuros(limits.foreignIncomeLimit),
        isMet,
        source: firstOf(sources),
        ...withSteps(income),
      },
    ];
  };
  const limit = law.belgianHouseholdShare;
  return [
    ...testsOfPerson('person1'),
    ...testsOfPerson('person2'),
    ...(residence === 'belgium'
      ? testsOfShare(
          'householdShare',
          'household',
          householdTest(first, second, limit.value),
          limit,
        )
      : []),
  ];
}
