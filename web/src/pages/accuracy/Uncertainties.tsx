import type { Accuracy } from 'virtual:accuracy';
import { useFormat } from '../../shared/amount/use-format.ts';
import { Panel } from '../../shared/panel/Panel.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The uncertain points in the order of the page. */
export const subjects = [
  {
    id: 'salary',
    points: [
      'transcriptions',
      'contributionCeiling',
      'partTime',
      'minimumWageCredit',
      'lowerPay',
      'threeMethods',
      'singleParentCredit',
      'childBonus',
      'bonusTable',
      'partsOfYear',
      'exemptPay',
      'exemptPremiums',
      'companyCar',
      'mealVouchers',
    ],
  },
  {
    id: 'selfEmployment',
    points: ['selfEmployed', 'selfEmployedTravel', 'advance', 'businessTax'],
  },
  {
    id: 'deductions',
    points: ['lumpSumTwice'],
  },
  {
    id: 'assumptions',
    points: [
      'choices',
      'deeds',
      'homeBuyerBill',
      'interestSubsidy',
      'effectiveRate',
      'ownHomeInterest',
    ],
  },
] as const;

/** What we could not read in full, or decided ourselves; docs/accuracy.md has the same points for developers. */
export function Uncertainties({ figures }: { readonly figures: Accuracy['uncertain'] }) {
  const { t } = useTranslation('accuracy', { keyPrefix: 'uncertain' });
  const format = useFormat();
  const values = {
    secondCard: format.percent(figures.secondCardPercent),
    singleParentCredit: format.eurosBriefly(figures.singleParentCreditMaximum),
  };
  return (
    <div>
      {subjects.map(({ id, points }) => (
        <Panel key={id} title={t(`subjects.${id}`)}>
          <ul>
            {points.map((point) => (
              <li key={point}>{t(point, values)}</li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
