import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { decimalsOfRate } from '@suen/engine/inputs';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/ChartTable.tsx';
import { trendBetween } from '../../../shared/comparison/trend.ts';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { FoldedPart } from '../../../shared/result/FoldedPart.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { solarPanelsForm } from '../form.ts';
import { useEntryNames } from '../words.ts';
import classes from './Figures.module.css';
import { usePaybackWords } from './payback-words.ts';

export type Path = NonNullable<SolarPanelsResult['path']>;

interface PathViewProps {
  readonly request: RequestOf<typeof solarPanelsForm>;
  readonly result: SolarPanelsResult;
  readonly path: Path;
}

/** Total, gain and payback with changes from year to year, beside those without, and the savings of each year. */
export function PathView({ request, result, path }: PathViewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { yearsName } = useEntryNames();
  const { paybackName, paybackOfPath } = usePaybackWords();
  const { lifespan, explanation } = result;
  const price = trendBetween(0, request.priceChange ?? 0);
  const loss = trendBetween(0, request.outputLoss ?? 0);
  const constant = (figure: string) => t('path.constant', { figure });
  const totals = ['grossTotalSavings', 'netTotalSavings'] as const;
  return (
    <FoldedPart
      title={t('path.title')}
      standing={`${t('investment.paybackPeriod')} ${paybackOfPath(path, lifespan)}`}
      className={classes.section}
    >
      <p>
        {t('path.sentence', {
          priceTrend: price.trend,
          price: format.percent(price.size, decimalsOfRate),
          lossTrend: loss.trend,
          loss: format.percent(loss.size, decimalsOfRate),
        })}
      </p>
      <FigureTable
        title={t('path.title')}
        heads={[shared('breakdown.line'), t('path.changing')]}
        figures={[
          ...totals.map((line) => ({
            id: line,
            name: t(`savings.${line}`, { years: yearsName(lifespan) }),
            values: [format.wholeEuros(path[line])],
            note: constant(format.wholeEuros(result[line])),
            steps: line === 'netTotalSavings' ? stepsOfLine(explanation, 'path') : [],
          })),
          {
            id: 'paybackPeriod',
            name: t('investment.paybackPeriod'),
            values: [paybackOfPath(path, lifespan)],
            note: constant(paybackName(result.paybackPeriod)),
            steps: [],
          },
        ]}
        hasHelp={false}
      />
      {path.years.length > 0 && (
        <Panel title={t('path.years')}>
          <ChartTable
            caption={t('path.years')}
            heads={[t('path.year'), t('path.savings'), t('path.total')]}
            rows={path.years.map(({ year, savings, total }) => ({
              id: String(year),
              cells: [
                format.number(year),
                <Amount key="savings" value={savings} hasCents={false} />,
                <Amount key="total" value={total} hasCents={false} />,
              ],
            }))}
          />
        </Panel>
      )}
    </FoldedPart>
  );
}
