import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { ChartTable } from '../../../shared/charts/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../words.ts';
import { DrawnAreaChart } from './DrawnChart.tsx';
import classes from './ChartView.module.css';

/** The savings after cost year by year, with the payback marked. */
export function PaybackView({ result }: { readonly result: SolarPanelsResult }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.payback' });
  const format = useFormat();
  const { paybackName, afterYearsName } = useEntryNames();
  const { paybackPeriod, lifespan } = result;
  const positions = netPositions(result);
  const years = positions.map((_, year) => year);
  const isCrossed = paybackPeriod !== null && paybackPeriod > 0 && paybackPeriod <= lifespan;
  const changing = positionsOfPath(result);
  const wholeEuros = (position: number | undefined) => format.wholeEuros(position ?? 0);
  const description = [
    t('description', {
      first: wholeEuros(positions[0]),
      last: wholeEuros(positions.at(-1)),
      lifespan: afterYearsName(lifespan),
    }),
    ...(changing === undefined
      ? []
      : [
          t('descriptionOfPath', {
            last: wholeEuros(changing.at(-1)),
            lifespan: afterYearsName(lifespan),
          }),
        ]),
  ].join(' ');

  return (
    <div className={classes.view}>
      <h3 className={classes.title}>{t('title')}</h3>
      <EnlargeableChart
        title={t('title')}
        renderChart={(heightPixels) => (
          <DrawnAreaChart
            title={t('title')}
            description={description}
            heightPixels={heightPixels}
            xs={years}
            writeX={(year) => t('yearNumber', { year })}
            writeXTick={format.number}
            axisName={t('axis')}
            series={[
              {
                id: 'position',
                name: t('series'),
                colour: 'var(--suen-net)',
                look: 'area',
                values: positions,
              },
              ...(changing === undefined
                ? []
                : [
                    {
                      id: 'changing',
                      name: t('changing'),
                      colour: 'var(--suen-tax)',
                      look: 'dashed' as const,
                      values: changing,
                    },
                  ]),
            ]}
            write={format.wholeEuros}
            writeTick={format.eurosBriefly}
            marks={
              isCrossed
                ? [{ x: paybackPeriod, name: t('crossing', { years: paybackName(paybackPeriod) }) }]
                : []
            }
          />
        )}
      />
      <ChartTable
        caption={t('title')}
        heads={[
          t('year'),
          t('position'),
          ...(changing === undefined ? [] : [`${t('changing')} (${t('position')})`]),
        ]}
        rows={positions.map((position, year) => ({
          id: String(year),
          cells: [
            format.number(year),
            <Amount key="amount" value={position} hasCents={false} />,
            ...(changing === undefined
              ? []
              : [<Amount key="changing" value={changing[year] ?? 0} hasCents={false} />]),
          ],
        }))}
        isFolded
      />
    </div>
  );
}

type YearlyResult = Pick<SolarPanelsResult, 'netCost' | 'annualSavings' | 'lifespan'>;

/**
 * The position after each year, from 0 to the last: savings so far minus the net cost, in euros to
 * the cent.
 */
export function netPositions({
  netCost,
  annualSavings,
  lifespan,
}: YearlyResult): readonly number[] {
  const [costCents, savingsCents] = [Math.round(netCost * 100), Math.round(annualSavings * 100)];
  return Array.from(
    { length: lifespan + 1 },
    (_, year) => (year * savingsCents - costCents) / 100 + 0,
  );
}

/** The same positions with changes from year to year, where some were entered. */
export function positionsOfPath({
  netCost,
  path,
}: Pick<SolarPanelsResult, 'netCost' | 'path'>): readonly number[] | undefined {
  if (path === undefined || path.years.length === 0) return undefined;
  return [0, ...path.years.map(({ total }) => total)].map(
    (total) => Math.round((total - netCost) * 100) / 100,
  );
}
