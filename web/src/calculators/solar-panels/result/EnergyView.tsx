import type { EnergyFlows, SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { DrawnBarChart } from './DrawnChart.tsx';
import { writeKwh, writeWholeKwh } from './energy-words.ts';
import classes from './ChartView.module.css';

type Flow = keyof EnergyFlows;

interface EnergyPart {
  readonly flow: Flow;
  readonly name: string;
  readonly colour: string;
}

interface EnergyViewProps {
  readonly result: SolarPanelsResult;
  /** The whole that the parts belong to. */
  readonly whole: 'consumption' | 'generation';
}

/** The months of a year, each split by source or use, and the whole year. */
export function EnergyView({ result, whole }: EnergyViewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.energy' });
  const format = useFormat();
  const { monthName, monthTick } = useRulePeriodNames();
  const { annualEnergy: year, monthlyConsumption: months } = result;
  const { selfUseWithinMonths, selfUseBeyondMonths } = result;
  const parts = useEnergyParts(whole).filter(
    ({ flow }) => flow !== 'batteryContribution' || year.batteryContribution > 0,
  );
  const title = t(`${whole}Title`);
  const captioned = `${title} (${t('unit')})`;
  const description = t(`${whole}Description`, {
    total: writeKwh(year[whole], format),
    own: writeKwh(selfUseWithinMonths, format),
  });
  const note =
    selfUseBeyondMonths > 0
      ? t('beyondMonths', { excess: writeKwh(selfUseBeyondMonths, format) })
      : undefined;
  const share = (flow: Flow) =>
    year[whole] === 0 ? '' : format.share(percentOf(year[flow], year[whole]));

  return (
    <div className={classes.view}>
      <h3 className={classes.title}>{captioned}</h3>
      <div className={classes.sides}>
        <EnlargeableChart
          title={title}
          renderChart={(heightPixels) => (
            <DrawnBarChart
              title={title}
              description={description}
              heightPixels={heightPixels}
              categories={months.map(({ month }) => ({
                id: String(month),
                name: monthName(month),
                tick: monthTick(month),
              }))}
              axisName={t('month')}
              series={parts.map(({ flow, name, colour }) => ({
                id: flow,
                name,
                colour,
                values: months.map((month) => month[flow]),
              }))}
              write={(kilowattHours) => writeKwh(kilowattHours, format)}
              writeTick={format.number}
            />
          )}
        />
        <FigureTable
          title={title}
          heads={[t('perYear'), t('unit'), t('share')]}
          hasHelp={false}
          figures={[
            ...parts.map(({ flow, name, colour }) => ({
              id: flow,
              name,
              colour,
              values: [writeWholeKwh(year[flow], format), share(flow)],
              note: flow === 'directUse' ? note : undefined,
              steps: stepsOfLine(result.explanation, flow),
            })),
            {
              id: whole,
              name: t(whole),
              values: [writeWholeKwh(year[whole], format), ''],
              isTotal: true,
              steps: stepsOfLine(result.explanation, whole),
            },
          ]}
        />
      </div>
      <ChartTable
        caption={captioned}
        heads={[t('month'), ...parts.map(({ name }) => name), t(whole)]}
        rows={months.map((month) => ({
          id: String(month.month),
          cells: [
            monthName(month.month),
            ...parts.map(({ flow }) => writeWholeKwh(month[flow], format)),
            writeWholeKwh(month[whole], format),
          ],
        }))}
        isFolded
      />
    </div>
  );
}

/** The parts of a whole, from the bottom of a bar to its top. */
function useEnergyParts(whole: EnergyViewProps['whole']): readonly EnergyPart[] {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.energy' });
  const directUse = { flow: 'directUse', name: t('directUse'), colour: 'var(--suen-net)' } as const;
  const colourOfBattery = 'var(--suen-cash)';
  const colourOfGrid = 'var(--suen-care)';
  return whole === 'consumption'
    ? [
        directUse,
        {
          flow: 'batteryContribution',
          name: t('batteryContribution'),
          colour: colourOfBattery,
        },
        { flow: 'gridImport', name: t('gridImport'), colour: colourOfGrid },
      ]
    : [
        directUse,
        { flow: 'batteryContribution', name: t('intoBattery'), colour: colourOfBattery },
        { flow: 'gridExport', name: t('gridExport'), colour: colourOfGrid },
      ];
}
