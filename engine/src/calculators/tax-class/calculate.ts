import type { Day } from '../../dated/day.ts';
import { firstOf } from '../../dated/source.ts';
import { taxYearOf } from '../../input/period.ts';
import { valueOfTaxClass } from '../../input/tax-class-values.ts';
import { toEuros } from '../../money/cents.ts';
import { inPercent } from '../../money/rate.ts';
import { explain } from '../../quantity/explain.ts';
import type { Money } from '../../quantity/quantity.ts';
import { endOfClassTwo } from '../../rules/tax/liability/tax-class.ts';
import { savingOf } from '../../rules/tax/liability/world-income.ts';
import { incomesOf, type Incomes } from './incomes.ts';
import type { TaxClassInput } from './input.ts';
import { optionsOf } from './options.ts';
import type { TaxClassHintId, TaxClassResult } from './result.ts';
import {
  classLimits,
  classOf,
  classOfSpouse,
  decidingRow,
  rowsOf,
  situationOf,
  sourceOfTable,
  type Situation,
} from './situation.ts';
import { taxAlone, taxOnCards, taxTogether } from './taxes.ts';
import { teleworkOf } from './telework.ts';
import { testsOf } from './treatment-tests.ts';

/**
 * The tax class of an employee, why, and what may be asked for.
 *
 * @throws RefusedInput for years after the tax year
 */
export function calculate(input: TaxClassInput, today: Day): TaxClassResult {
  const { taxYear, periodHints } = taxYearOf(input, today);
  const situation = situationOf(input, taxYear);
  const isExplained = input.explain !== false;
  const rows = rowsOf(situation);
  const incomes = incomesOf(input, taxYear);
  const cardTax = incomes && taxOnCards(situation, incomes);
  const tests = testsOf(input, situation, incomes);
  const options = optionsOf(situation, incomes, cardTax, tests, isExplained);
  const nextChange = nextChangeOf(situation, incomes, cardTax);
  const isRateOpen = options.some(({ id, isOpen }) => id === 'residentTreatment' && isOpen);
  const telework = teleworkOf(input, taxYear);
  return {
    taxYear,
    taxClass: valueOfTaxClass[classOf(rows)],
    ...(situation.isCouple && { spouseTaxClass: valueOfTaxClass[classOfSpouse(situation)] }),
    considered: rows.map(({ situation: id, taxClass, applies }) => ({
      situation: id,
      taxClass: valueOfTaxClass[taxClass],
      applies,
    })),
    source: firstOf(sourceOfTable(situation)),
    ...(cardTax && { taxBeforeCredits: toEuros(cardTax.amount) }),
    ...(nextChange && { nextChange }),
    options,
    tests,
    ...(incomes && isRateOpen && rateOnCard(situation, incomes)),
    ...(telework && { telework }),
    hints: [...periodHints, ...hintsOf(situation, options)],
    ...(isExplained && cardTax && { explanation: explain({ tax: cardTax }) }),
  };
}

/** Class 2 after the end of a marriage ends by itself, in the year after the last one. */
function nextChangeOf(situation: Situation, incomes: Incomes | null, cardTax: Money | null) {
  const { facts, taxYear } = situation;
  const end = endOfClassTwo(facts, decidingRow(rowsOf(situation)), classLimits(taxYear));
  if (end === null) return null;
  const taxClass = classOf(rowsOf(situation, end.facts));
  return {
    year: taxYear + end.yearsLeft,
    taxClass: valueOfTaxClass[taxClass],
    ...(incomes &&
      cardTax && {
        additionalTax: toEuros(
          savingOf(taxAlone(situation, incomes, 'first', taxClass), cardTax).amount,
        ),
      }),
  };
}

function rateOnCard(situation: Situation, incomes: Incomes): Pick<TaxClassResult, 'rateOnCard'> {
  const { rate, worldIncome } = taxTogether(situation, incomes);
  if (rate === null) return {};
  return {
    rateOnCard: { percent: inPercent(rate.amount), worldIncome: toEuros(worldIncome.amount) },
  };
}

function hintsOf(
  { facts, isPartner, isResident }: Situation,
  options: TaxClassResult['options'],
): readonly TaxClassHintId[] {
  return [
    ...(isPartner && facts.hasChildRelief ? (['secondParent'] as const) : []),
    ...(!isResident && options.length === 0 ? (['singleNonResident'] as const) : []),
  ];
}
