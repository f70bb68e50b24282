import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import type {
  SchemeInForce as InForce,
  SolarPanelsResult,
} from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { useChangedCalculation } from '../../../shared/result/changed-calculation.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { OtherCalculation } from '../../../shared/result/OtherCalculation.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import { pathOf } from './years-of-result.ts';
import classes from './SchemeInForce.module.css';

type Props = ResultPropsOf<typeof solarPanelsForm, SolarPanelsResult>;

interface SchemeInForceProps {
  readonly record: Props['record'];
  readonly inForce: InForce;
  readonly onResult: Props['onResult'];
}

const row = (id: string, name: string, own: string, other: string) => ({
  id,
  name,
  values: [own, other],
  steps: [],
});

/** The same system under the subsidy that a new order receives, beside the reader's entries. */
export function SchemeInForce({ record, inForce, onResult }: SchemeInForceProps) {
  const { entries, request, result } = record;
  const { subsidyScheme = 'own' } = request;
  const isChanging = pathOf(result) !== undefined;
  const { t: shared } = useTranslation('shared');
  const { t: ofResult } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.schemeInForce' });
  const format = useFormat();
  const { yearsName, paybackName, schemeName } = useEntryNames();
  const { calculateWith, ...call } = useChangedCalculation(solarPanelsForm, entries, onResult);
  const payback = (years: number | null) => {
    if (years === null) return ofResult('investment.never');
    return years === 0 ? ofResult('investment.atOnce') : paybackName(years);
  };
  const { wholeEuros } = format;
  const rows = [
    row(
      'annualSavings',
      ofResult(isChanging ? 'headlineFirstYear' : 'headline'),
      wholeEuros(result.annualSavings),
      wholeEuros(inForce.annualSavings),
    ),
    row(
      'netCost',
      ofResult('cost.netCost'),
      wholeEuros(result.netCost),
      wholeEuros(inForce.netCost),
    ),
    // With changes, the years under the other scheme come with its own calculation.
    ...(isChanging
      ? []
      : [
          row(
            'paybackPeriod',
            ofResult('investment.paybackPeriod'),
            payback(result.paybackPeriod),
            payback(inForce.paybackPeriod),
          ),
        ]),
    ...(isChanging || result.lifespan === 0
      ? []
      : [
          row(
            'netTotalSavings',
            t('gain', { lifespan: yearsName(result.lifespan) }),
            wholeEuros(result.netTotalSavings),
            wholeEuros(inForce.netTotalSavings),
          ),
        ]),
  ];
  const { market } = quotedFigures(format).tariff;
  const own = format.eurosExactly(request.feedInRate ?? solarPanelsDefaults.feedInRate);
  return (
    <>
      <div className={classes.table}>
        <FigureTable
          title={t('title')}
          heads={[
            shared('breakdown.line'),
            subsidyScheme === 'own'
              ? t('at', {
                  percent: format.percent(
                    request.baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent,
                  ),
                })
              : schemeName(subsidyScheme),
            t('today', { scheme: schemeName(inForce.subsidyScheme) }),
          ]}
          hiddenHeads="name"
          figures={rows}
        />
      </div>
      <OtherCalculation
        sentence={[
          subsidyScheme !== 'own' || own === market
            ? t('sentence', { market })
            : t('instead', { market, own }),
          ...(isChanging ? [t('withChanges')] : []),
        ].join(' ')}
        isMain
        choices={[
          {
            label: t(call.isCalculating ? 'calculating' : 'calculate'),
            onChoose: () => calculateWith('subsidyScheme', inForce.subsidyScheme),
          },
        ]}
        {...call}
      />
    </>
  );
}
