import { decimalsOfRate } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { PrintedSources } from '../../../shared/result/tables/PrintedSources.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { ResultWith } from './asked-figures.ts';
import type { LoanCostRequest } from './monthly-schedule.ts';
import { useRateName } from './rate-name.ts';
import classes from './Parts.module.css';

interface EffectiveRateProps {
  readonly title: string;
  readonly request: LoanCostRequest;
  readonly result: ResultWith<'effectiveRate'>;
}

/** The effective annual rate beside the rate of the offer, and what it includes. */
export function EffectiveRate({ title, request, result }: EffectiveRateProps) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.apr' });
  const format = useFormat();
  const rateName = useRateName();
  const { apr, mortgageDuties } = result;
  const { fees = 0, isMortgage = true } = request;
  const steps = stepsOfLine(result.explanation, 'apr');
  const included = [
    t('interest'),
    fees > 0 ? t('fees', { amount: format.eurosBriefly(fees) }) : t('noFees'),
    ...(isMortgage ? [t('mortgage', { amount: format.wholeEuros(mortgageDuties) })] : []),
  ];
  return (
    <FoldedPart title={title} inBrief={rateName(apr)} className={classes.part}>
      <div data-sources="together">
        <FigureTable
          title={t('title')}
          heads={[t('rate'), t('perYear')]}
          figures={[
            {
              id: 'nominal',
              name: t('nominal'),
              values: [format.percent(request.annualInterestRate, decimalsOfRate)],
              steps: [],
            },
            {
              id: 'apr',
              name: t('effective'),
              values: [rateName(apr)],
              isTotal: true,
              steps,
            },
          ]}
          hasHelp={false}
        />
        <PrintedSources steps={steps} />
      </div>
      {apr === null ? (
        <p>{t('nothingLeft')}</p>
      ) : (
        <>
          <p>{t('includes')}</p>
          <ul>
            {included.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>{t('without')}</p>
        </>
      )}
    </FoldedPart>
  );
}
