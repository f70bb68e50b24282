import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { decimalsOfRate } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { trendBetween } from '../../../shared/comparison/table/trend.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { solarPanelsForm } from '../form.ts';
import { useEntryNames } from '../words.ts';
import classes from './Figures.module.css';

type Path = NonNullable<SolarPanelsResult['path']>;

interface PathViewProps {
  readonly request: RequestOf<typeof solarPanelsForm>;
  readonly lifespan: number;
  readonly path: Path;
}

/** The changes from year to year, and the savings of each year with them. */
export function PathView({ request, lifespan, path }: PathViewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  const { yearsName } = useEntryNames();
  const price = trendBetween(0, request.priceChange ?? 0);
  const loss = trendBetween(0, request.outputLoss ?? 0);
  return (
    <FoldedPart title={t('path.title')} inBrief={yearsName(lifespan)} className={classes.section}>
      <p>
        {t('path.sentence', {
          priceTrend: price.trend,
          price: format.percent(price.size, decimalsOfRate),
          lossTrend: loss.trend,
          loss: format.percent(loss.size, decimalsOfRate),
        })}
      </p>
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
    </FoldedPart>
  );
}
