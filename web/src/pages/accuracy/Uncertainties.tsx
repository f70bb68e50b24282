import type { Accuracy } from 'virtual:accuracy';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const uncertainties = [
  'transcriptions',
  'oldAgeProvision',
  'premiumOfCouples',
  'oneContractOnTwo',
  'homeSavingsAge',
  'lumpSumTwice',
  'choices',
  'minimumWageCredit',
  'monthlyCredits',
  'smallestWithholding',
  'selfEmployed',
  'selfEmployedCredit',
  'selfEmployedRates',
  'lowerPay',
  'singleParentCredit',
  'businessTax',
] as const;

/** What we could not read in full, or decided ourselves; docs/accuracy.md says the same to developers. */
export function Uncertainties({ figures }: { readonly figures: Accuracy['uncertain'] }) {
  const { t } = useTranslation('accuracy');
  const format = useFormat();
  const { oldAgeProvisionMaximum, minimumWageCredit, smallestWithholding } = figures;
  const values = {
    oldAgeProvision: format.eurosBriefly(oldAgeProvisionMaximum),
    minimumWageCredit: format.eurosBriefly(minimumWageCredit),
    smallestWithholding: format.eurosBriefly(smallestWithholding),
    secondCard: format.percent(figures.secondCardPercent),
    singleParentCredit: format.eurosBriefly(figures.singleParentCreditMaximum),
  };
  return (
    <ul>
      {uncertainties.map((id) => (
        <li key={id}>{t(`uncertain.${id}`, values)}</li>
      ))}
    </ul>
  );
}
