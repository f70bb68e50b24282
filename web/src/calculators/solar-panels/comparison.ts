import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../shared/amount/use-format.ts';
import { defineComparison, type ComparedLine } from '../../shared/comparison/comparison.ts';
import { trendBetween } from '../../shared/comparison/table/trend.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { solarPanelsForm } from './form.ts';
import { payers } from './result/payers.ts';
import { yearsOf } from './result/years-of-result.ts';
import { useEntryNames, useSolarPanelsWords } from './words.ts';

interface Column {
  readonly result: SolarPanelsResult;
}

const costLines = [
  { id: 'totalCost', colour: undefined, barRole: 'whole' },
  ...payers.map(({ id, colour }) => ({ id, colour, barRole: 'part' as const })),
] as const;

/** Two systems beside each other: size, battery and subsidy. */
export const solarPanelsComparison = defineComparison({
  form: solarPanelsForm,
  deciding: [
    'consumption',
    'batteryCapacity',
    'includeEv',
    'hasHeatPump',
    'costPerKWp',
    'subsidyScheme',
    'roofTilt',
    'roofDirection',
    'priceChange',
    'outputLoss',
  ],
  useFieldWords: useSolarPanelsWords,
  useWords: (own: Column) => {
    const { t } = useTranslation('solar-panels');
    const { t: shared } = useTranslation('shared');
    const format = useFormat();
    const { paybackName, afterPaybackName } = useEntryNames();
    /** Only of a column with a roof. */
    const linesOfRoof = ({ roofShare }: SolarPanelsResult): readonly ComparedLine[] =>
      roofShare === undefined
        ? []
        : [
            {
              id: 'roofShare',
              name: t('comparison.roofShare'),
              value: roofShare,
              write: format.percent,
            },
          ];
    return {
      unit: shared('breakdown.line'),
      linesOf: ({ result }: Column): readonly ComparedLine[] => [
        {
          id: 'systemSize',
          name: t('result.system.systemSize'),
          value: result.systemSize,
          write: (power) => writeFigure(power, 'kWp', format),
        },
        ...costLines.map(({ id, colour, barRole }) => ({
          id,
          colour,
          barRole,
          name: t(`result.cost.${id}`),
          value: result[id],
          write: format.wholeEuros,
        })),
        {
          id: 'annualSavings',
          name: t('result.savings.annualSavings'),
          isTotal: true,
          value: result.annualSavings,
          write: format.wholeEuros,
        },
        {
          id: 'paybackPeriod',
          name: t('result.investment.paybackPeriod'),
          value: yearsOf(result).paybackPeriod,
          none: t('result.investment.never'),
          write: paybackName,
        },
        {
          id: 'netTotalSavings',
          name: t('result.savings.netTotalSavings'),
          value: yearsOf(result).netTotalSavings,
          write: format.wholeEuros,
        },
        ...linesOfRoof(result),
      ],
      sentence: ({ result }: Column) => {
        const cost = trendBetween(own.result.netCost, result.netCost);
        const savings = trendBetween(own.result.annualSavings, result.annualSavings);
        const decided = t('comparison.system', {
          costTrend: cost.trend,
          cost: format.wholeEuros(cost.size),
          savingsTrend: savings.trend,
          savings: format.wholeEuros(savings.size),
        });
        const before = yearsOf(own.result).paybackPeriod;
        const after = yearsOf(result).paybackPeriod;
        if (before === null || after === null || before === after) return decided;
        const years = { before: afterPaybackName(before), after: afterPaybackName(after) };
        return `${decided} ${t('comparison.payback', years)}`;
      },
    };
  },
});
