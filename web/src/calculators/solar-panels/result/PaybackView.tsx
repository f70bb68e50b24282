import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../words.ts';
import { DrawnAreaChart } from './DrawnChart.tsx';
import { pathOf, yearsOf } from './years-of-result.ts';
import classes from './ChartView.module.css';

/** The savings after cost year by year, with the payback marked. */
export function PaybackView({ result }: { readonly result: SolarPanelsResult }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.payback' });
  const format = useFormat();
  const { afterPaybackName, afterYearsName } = useEntryNames();
  const { lifespan, positions } = result;
  const { paybackPeriod } = yearsOf(result);
  const years = positions.map((_, year) => year);
  const isCrossed = paybackPeriod !== null && paybackPeriod > 0 && paybackPeriod <= lifespan;
  const changing = positionsOfPath(result);
  const wholeEuros = (position: number | undefined) => format.wholeEuros(position ?? 0);
  const values = (of: readonly number[]) => ({
    first: wholeEuros(of[0]),
    last: wholeEuros(of.at(-1)),
    lifespan: afterYearsName(lifespan),
  });
  const description =
    changing === undefined
      ? t('description', values(positions))
      : `${t('descriptionOfPath', values(changing))} ${t('descriptionWithout', values(positions))}`;

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
                name: t(changing === undefined ? 'series' : 'changing'),
                colour: 'var(--suen-net)',
                look: 'area',
                values: changing ?? positions,
              },
              ...(changing === undefined
                ? []
                : [
                    {
                      id: 'steady',
                      name: t('steady'),
                      colour: 'var(--suen-tax)',
                      look: 'dashed' as const,
                      values: positions,
                    },
                  ]),
            ]}
            write={format.wholeEuros}
            writeTick={format.eurosBriefly}
            marks={
              isCrossed
                ? [
                    {
                      x: paybackPeriod,
                      name: t('crossing', { years: afterPaybackName(paybackPeriod) }),
                    },
                  ]
                : []
            }
          />
        )}
      />
      <ChartTable
        caption={t('title')}
        heads={[
          t('year'),
          ...(changing === undefined
            ? [t('position')]
            : [`${t('changing')} (${t('position')})`, `${t('steady')} (${t('position')})`]),
        ]}
        rows={positions.map((position, year) => ({
          id: String(year),
          cells: [
            format.number(year),
            ...(changing === undefined
              ? []
              : [<Amount key="changing" value={changing[year] ?? 0} hasCents={false} />]),
            <Amount key="amount" value={position} hasCents={false} />,
          ],
        }))}
        isFolded
      />
    </div>
  );
}

/** The position after each year with changes from year to year, where some were entered. */
function positionsOfPath(result: SolarPanelsResult): readonly number[] | undefined {
  const path = pathOf(result);
  return path && [...result.positions.slice(0, 1), ...path.years.map(({ position }) => position)];
}
