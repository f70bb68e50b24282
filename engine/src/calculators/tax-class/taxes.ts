import { firstMonthOf } from '../../law-in-force/rule-periods.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import type { TaxClass } from '../../law/tax/tax-classes.ts';
import type { Money } from '../../quantity/quantity.ts';
import {
  taxByWorldIncome,
  taxOfBoth,
  type WorldTax,
} from '../../rules/tax/liability/world-income.ts';
import { incomesAlone, incomesTogether, individualAllowance, type Incomes } from './incomes.ts';
import { classOf, classOfSpouse, rowsOf, type Situation } from './situation.ts';

/** The household's tax of a year in the classes on the cards, before credits. */
export function taxOnCards(situation: Situation, incomes: Incomes): Money {
  const { facts, isCouple } = situation;
  if (facts.isTaxedTogether) return taxTogether(situation, incomes).tax;
  const own = taxAlone(situation, incomes, 'first', classOf(rowsOf(situation)));
  if (!isCouple) return own;
  return taxOfBoth(
    'taxOnCards',
    own,
    taxAlone(situation, incomes, 'second', classOfSpouse(situation)),
  );
}

/** One assessment in class 2 by the worldwide income. */
export function taxTogether({ taxYear }: Situation, incomes: Incomes): WorldTax {
  const law = incomeTaxLaw(firstMonthOf(taxYear), '2');
  return taxByWorldIncome(incomesTogether(incomes, taxYear), law);
}

/** Each person strictly alone in class 1, with half of the allowance for two incomes. L.I.R. art. 3ter, par. 2. */
export function taxIndividually({ taxYear }: Situation, incomes: Incomes): Money {
  const law = incomeTaxLaw(firstMonthOf(taxYear), '1');
  const allowances = individualAllowance(incomes, taxYear);
  const alone = (person: 'first' | 'second') =>
    taxByWorldIncome(
      incomesAlone(incomes[person], taxYear, { isForeignCounted: true, allowances }),
      law,
    ).tax;
  return taxOfBoth('taxOnCards', alone('first'), alone('second'));
}

/**
 * One person's tax in a class. A resident's foreign income raises the rate; a non-resident is taxed on the income from here
 * alone.
 */
export function taxAlone(
  situation: Situation,
  incomes: Incomes,
  person: 'first' | 'second',
  taxClass: TaxClass,
): Money {
  const { taxYear, isResident, isMixed } = situation;
  const isForeignCounted = isMixed && person === 'second' ? !isResident : isResident;
  const law = incomeTaxLaw(firstMonthOf(taxYear), taxClass);
  return taxByWorldIncome(incomesAlone(incomes[person], taxYear, { isForeignCounted }), law).tax;
}
