import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import type {
  SchemeInForce as InForce,
  SolarPanelsResult,
} from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { OtherCalculation } from '../../../shared/result/answer/OtherCalculation.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useChangedCalculation } from '../../../shared/result/view/changed-calculation.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsForm } from '../form.ts';
import { useEntryNames } from '../words.ts';
import { usePaybackWords } from './payback-words.ts';
import { pathOf, yearsOf } from './years-of-result.ts';
import classes from './SchemeInForce.module.css';

type Props = ResultPropsOf<typeof solarPanelsForm, SolarPanelsResult>;

interface SchemeInForceProps {
  readonly record: Props['record'];
  readonly schemeInForce: InForce;
  readonly onResult: Props['onResult'];
}

const row = (id: string, name: string, own: string, other: string) => ({
  id,
  name,
  values: [own, other],
  steps: [],
});

/** The same system under the subsidy that a new order receives, beside the reader's entries. */
export function SchemeInForce({ record, schemeInForce, onResult }: SchemeInForceProps) {
  const { entries, request, result } = record;
  const { subsidyScheme = 'own' } = request;
  const isChanging = pathOf(result) !== undefined;
  const { t: shared } = useTranslation('shared');
  const { t: resultText } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.schemeInForce' });
  const format = useFormat();
  const { yearsName, schemeName } = useEntryNames();
  const { paybackOfYears } = usePaybackWords();
  const { calculateWith, ...call } = useChangedCalculation(solarPanelsForm, entries, onResult);
  const { wholeEuros } = format;
  const own = yearsOf(result);
  const other = (isChanging && schemeInForce.path) || schemeInForce;
  const rows = [
    row(
      'annualSavings',
      resultText(isChanging ? 'headlineFirstYear' : 'headline'),
      wholeEuros(result.annualSavings),
      wholeEuros(schemeInForce.annualSavings),
    ),
    row(
      'netCost',
      resultText('cost.netCost'),
      wholeEuros(result.netCost),
      wholeEuros(schemeInForce.netCost),
    ),
    row(
      'paybackPeriod',
      resultText('investment.paybackPeriod'),
      paybackOfYears(result),
      paybackOfYears(result, other),
    ),
    ...(result.lifespan === 0
      ? []
      : [
          row(
            'netTotalSavings',
            t('gain', { lifespan: yearsName(result.lifespan) }),
            wholeEuros(own.netTotalSavings),
            wholeEuros(other.netTotalSavings),
          ),
        ]),
  ];
  const schemes = [
    subsidyScheme === 'own'
      ? t('at', {
          percent: format.percent(
            request.baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent,
          ),
        })
      : schemeName(subsidyScheme),
    schemeName(schemeInForce.subsidyScheme),
  ] as const;
  return (
    <>
      <div className={classes.table}>
        <FigureTable
          title={t('title')}
          heads={[shared('breakdown.line'), ...schemes]}
          hiddenHeads="name"
          figures={rows}
        />
      </div>
      <OtherCalculation
        isMain
        choices={[
          {
            label: t(call.isCalculating ? 'calculating' : 'calculate'),
            onChoose: () => calculateWith('subsidyScheme', schemeInForce.subsidyScheme),
          },
        ]}
        {...call}
      />
    </>
  );
}
