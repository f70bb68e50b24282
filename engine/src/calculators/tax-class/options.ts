import { firstOf } from '../../dated/source.ts';
import { lastDayToFile, taxClassLaw } from '../../law-in-force/tax/tax-class-law.ts';
import { toEuros, type Cents } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import type { Money } from '../../quantity/quantity.ts';
import { savingOf } from '../../rules/tax/liability/world-income.ts';
import type { Incomes } from './incomes.ts';
import type { OptionId, TaxClassOption, TaxClassTest } from './result.ts';
import type { Situation } from './situation.ts';
import { taxIndividually, taxTogether } from './taxes.ts';

/** What the situation allows to ask for. */
function optionIdOf({ facts, isMarried, isPartner, isMixed }: Situation): OptionId | null {
  if (isPartner) return 'jointByReturn';
  if (!isMarried) return null;
  if (facts.isTaxedTogether) return 'individual';
  return isMixed ? 'jointWithNonResident' : 'residentTreatment';
}

/** What may be asked for, whether the conditions are met, and what it is worth in a year. */
export function optionsOf(
  situation: Situation,
  incomes: Incomes | null,
  cardTax: Money | null,
  tests: readonly TaxClassTest[],
  isExplained: boolean,
): readonly TaxClassOption[] {
  const id = optionIdOf(situation);
  if (id === null) return [];
  const { taxYear } = situation;
  const { filingDeadline, treatment, residentSpouseShare, residents } = taxClassLaw(taxYear);
  const sources = {
    individual: filingDeadline.sources,
    jointByReturn: residents.sources,
    residentTreatment: treatment.sources,
    jointWithNonResident: residentSpouseShare.sources,
  }[id];
  const lacking = lackingFor(id, situation, tests, incomes !== null);
  return [
    {
      id,
      isOpen: lacking === undefined,
      ...(lacking && { lacking }),
      ...(lacking === 'partnership' && { openFrom: taxYear + 1 }),
      askedIn: situation.isResident || id === 'jointByReturn' ? 'return' : 'cardOrReturn',
      until: lastDayToFile(taxYear),
      source: firstOf(sources),
      ...(incomes !== null &&
        cardTax !== null &&
        savedBy(
          cardTax,
          id === 'individual'
            ? taxIndividually(situation, incomes)
            : taxTogether(situation, incomes).tax,
          lacking,
          isExplained,
        )),
    },
  ];
}

/** What is lacking for a request: partners need a whole year of partnership, and non-residents one of the tests. */
function lackingFor(
  id: OptionId,
  { facts, isResident }: Situation,
  tests: readonly TaxClassTest[],
  hasIncomes: boolean,
): TaxClassOption['lacking'] {
  if (id === 'individual') return undefined;
  const needsTest = id !== 'jointByReturn' || !isResident;
  if (needsTest && !hasIncomes) return 'noSalary';
  if (needsTest && !tests.some(({ isMet }) => isMet)) return 'tests';
  return id === 'jointByReturn' && facts.yearsSince === 0 ? 'partnership' : undefined;
}

function savedBy(
  cardTax: Money,
  taxOnRequest: Money,
  lacking: TaxClassOption['lacking'],
  isExplained: boolean,
) {
  const saving = savingOf(cardTax, taxOnRequest);
  return {
    taxBeforeCredits: toEuros(taxOnRequest.amount),
    saving: toEuros(saving.amount),
    ...(lacking !== 'partnership' && {
      worth: lacking ? ('closed' as const) : worthOf(saving.amount),
    }),
    ...(isExplained && { steps: explain({ tax: [taxOnRequest, saving] }) }),
  };
}

function worthOf(saving: Cents): 'gain' | 'loss' | 'nothing' {
  if (saving === 0) return 'nothing';
  return saving > 0 ? 'gain' : 'loss';
}
