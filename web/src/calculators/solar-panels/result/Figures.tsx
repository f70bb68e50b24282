import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import type { ExplainedLine } from '@suen/engine/inputs';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import type { Figure } from '../../../shared/result/figure.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useEntryNames } from '../words.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { FigureSection } from './FigureSection.tsx';
import classes from './Figures.module.css';
import { usePaybackWords } from './payback-words.ts';

const costLines = [
  'solarPanelCost',
  'batteryCost',
  'totalCost',
  'stateSubsidy',
  'municipalSubsidy',
  'totalSubsidies',
  'netCost',
] as const;
const savingLines = [
  'ownUseSavings',
  'exportIncome',
  'annualSavings',
  'grossTotalSavings',
  'netTotalSavings',
] as const;
/** The lines that the others lead to. */
const totals = new Set<string>(['netCost', 'netTotalSavings']);
const subtracted = new Set<string>(['stateSubsidy', 'municipalSubsidy', 'totalSubsidies']);

/** System, cost, savings and investment: every figure with how it is computed. */
export function Figures({ result }: { readonly result: SolarPanelsResult }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { panelsName, yearsName } = useEntryNames();
  const { watts } = quotedFigures(format);
  const { paybackName } = usePaybackWords();
  const { roi, lifespan } = result;
  const payback = paybackName(result.paybackPeriod);
  // A year in whole euros would not multiply up to the total.
  const years = `${format.number(lifespan)}\u00A0× ${format.eurosBriefly(result.annualSavings)}`;
  const figure = (
    id: ExplainedLine,
    name: string,
    value: Figure['values'][number],
    note?: string,
  ): Figure => ({
    id,
    name,
    note,
    values: [value],
    isTotal: totals.has(id),
    steps: stepsOfLine(result.explanation, id),
  });

  return (
    <div className={classes.sections}>
      <FigureSection
        title={t('system.title')}
        standing={`${panelsName(result.numberOfPanels)} · ${writeFigure(result.systemSize, 'kWp', format)}`}
        head={t('system.value')}
        hasHelp
        figures={[
          figure(
            'numberOfPanels',
            t('system.numberOfPanels', { watts }),
            format.number(result.numberOfPanels),
          ),
          figure(
            'systemSize',
            t('system.systemSize'),
            writeFigure(result.systemSize, 'kWp', format),
          ),
          figure(
            'surfaceAreaOnRoof',
            t('system.surfaceAreaOnRoof'),
            writeFigure(result.surfaceAreaOnRoof, 'm²', format),
          ),
          figure(
            'panelsWeight',
            t('system.panelsWeight'),
            writeFigure(result.panelsWeight, 'kg', format),
          ),
        ]}
      />
      <FigureSection
        title={t('cost.title')}
        standing={`${t('cost.netCost')} · ${format.wholeEuros(result.netCost)}`}
        head="€"
        hasHelp={false}
        figures={costLines
          .filter(
            (line) => result.batteryCost > 0 || (line !== 'batteryCost' && line !== 'totalCost'),
          )
          .map((line) =>
            figure(
              line,
              t(`cost.${line}`),
              <Amount
                value={subtracted.has(line) ? 0 - result[line] : result[line]}
                hasCents={false}
              />,
            ),
          )}
      />
      <FigureSection
        title={t('savings.title')}
        standing={shared('period.amount.annual', {
          amount: format.wholeEuros(result.annualSavings),
        })}
        head="€"
        hasHelp={false}
        figures={savingLines.map((line) =>
          figure(
            line,
            t(`savings.${line}`, { years: yearsName(lifespan) }),
            <Amount value={result[line]} hasCents={false} />,
            line === 'grossTotalSavings' ? years : undefined,
          ),
        )}
      />
      <FigureSection
        title={t('investment.title')}
        standing={`${t('investment.paybackPeriod')} ${payback}`}
        head={t('system.value')}
        hasHelp={false}
        figures={[
          figure('paybackPeriod', t('investment.paybackPeriod'), payback),
          {
            ...figure(
              'roi',
              t('investment.roi'),
              roi === null ? t('investment.noCost') : format.percent(roi, 1),
            ),
            note: t('investment.roiNote'),
          },
        ]}
      />
    </div>
  );
}
