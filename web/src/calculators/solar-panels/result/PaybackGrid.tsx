import { solarPanelsCall, solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { solarFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { useLaterPart } from '../../../shared/result/parts/later-part.ts';
import { LaterPanel } from '../../../shared/result/parts/LaterPanel.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { solarPanelsForm } from '../form.ts';
import { MarkedFigure } from './MarkedFigure.tsx';
import classes from './Figures.module.css';

type Grid = NonNullable<SolarPanelsResult['paybackGrid']>;

interface PaybackGridProps {
  readonly request: RequestOf<typeof solarPanelsForm>;
}

/** The payback at other prices of electricity and shares of own use, fetched when it is first opened. */
export function PaybackGrid({ request }: PaybackGridProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.grid' });
  const [part, ask] = useLaterPart({
    id: 'solar-panels.grid',
    path: solarPanelsCall.path,
    request,
    asking: { loadPaybackGrid: true },
    partOf: ({ paybackGrid = [] }: SolarPanelsResult) => paybackGrid,
    failure: 'Error fetching paybacks',
  });
  return (
    <LaterPanel
      title={t('title')}
      heading="h2"
      inBrief={t('inBrief')}
      part={part}
      onAsk={ask}
      loading={t('loading')}
      failed={t('failed')}
      render={(grid) => (
        <GridTable
          grid={grid}
          own={request.selfConsumptionRate ?? solarPanelsDefaults.selfConsumptionRate}
        />
      )}
    />
  );
}

function GridTable({ grid, own }: { readonly grid: Grid; readonly own: number }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.grid' });
  const format = useFormat();
  const price = solarFigures(useToday()).electricityPrice;
  const prices = [...new Set(grid.map(({ electricityPrice }) => electricityPrice))];
  const rates = [...new Set(grid.map(({ selfConsumptionRate }) => selfConsumptionRate))];
  const nearest = { price: nearestTo(price, prices), rate: nearestTo(own, rates) };
  const cell = (rate: number, columnPrice: number) => {
    const years = grid.find(
      (each) => each.selfConsumptionRate === rate && each.electricityPrice === columnPrice,
    )?.paybackPeriod;
    const figure = typeof years === 'number' ? format.fixed(years, 1) : t('never');
    return rate === nearest.rate && columnPrice === nearest.price ? (
      <MarkedFigure key={columnPrice} figure={figure} reason={t('own')} />
    ) : (
      figure
    );
  };
  return (
    <>
      <ChartTable
        caption={t('caption')}
        heads={[t('rate'), ...prices.map((each) => format.fixed(each, 2))]}
        rows={rates.map((rate) => ({
          id: String(rate),
          cells: [format.percent(rate), ...prices.map((each) => cell(rate, each))],
        }))}
      />
      <p className={classes.note}>
        {t('note', { rate: format.percent(own), price: format.eurosExactly(price) })}
      </p>
    </>
  );
}

/** The value nearest to a figure; of two equally near, the lower. */
export function nearestTo(figure: number, values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => Math.abs(a - figure) - Math.abs(b - figure) || a - b)[0];
}
