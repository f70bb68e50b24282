import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import type { ExplainedLine } from '@suen/engine/inputs';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import type { Figure } from '../../../shared/result/figure.ts';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import { FigureSection } from './FigureSection.tsx';
import { usePaybackWords } from './payback-words.ts';
import { pathOf, yearsOf } from './years-of-result.ts';
import classes from './Figures.module.css';

const costLines = [
  'solarPanelCost',
  'batteryCost',
  'totalCost',
  'totalSubsidies',
  'stateSubsidy',
  'municipalSubsidy',
  'netCost',
] as const;
const yearLines = ['ownUseSavings', 'exportIncome', 'annualSavings'] as const;
/** The lines that the others lead to. */
const totals = new Set<string>(['netCost', 'netTotalSavings']);
const parts = new Set<string>(['stateSubsidy', 'municipalSubsidy']);
const subtracted = new Set<string>(['stateSubsidy', 'municipalSubsidy', 'totalSubsidies']);

/** System, cost, savings and investment: every figure with how it is computed. */
export function Figures({ result }: { readonly result: SolarPanelsResult }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const { panelsName, yearsName } = useEntryNames();
  const { watts } = quotedFigures(format);
  const { paybackName, paybackOfYears } = usePaybackWords();
  const { lifespan } = result;
  const totalsOfYears = yearsOf(result);
  const { roi } = totalsOfYears;
  const payback = paybackOfYears(result);
  const isChanging = pathOf(result) !== undefined;
  const noteWithoutChanges = (written: string) =>
    isChanging ? t('path.constant', { figure: written }) : undefined;
  /** The changes have one step, the gain's. The steps of the other lines hold without them. */
  const stepsOfYears = (line: ExplainedLine) =>
    isChanging ? [] : stepsOfLine(result.explanation, line);
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
    isPart: parts.has(id),
    steps: stepsOfLine(result.explanation, id),
  });

  const annualSavings = format.wholeEuros(result.annualSavings);
  return (
    <div className={classes.sections} data-folds>
      <FigureSection
        title={t('system.title')}
        inBrief={`${panelsName(result.numberOfPanels)} · ${writeFigure(result.systemSize, 'kWp', format)}`}
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
            writeFigure(Math.round(result.panelsWeight), 'kg', format),
          ),
        ]}
      />
      <FigureSection
        title={t('cost.title')}
        inBrief={`${t('cost.netCost')} · ${format.wholeEuros(result.netCost)}`}
        unit="€"
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
        inBrief={
          isChanging
            ? t('savings.inFirstYear', { amount: annualSavings })
            : shared('period.amount.annual', { amount: annualSavings })
        }
        unit="€"
        hasHelp={false}
        figures={[
          ...yearLines.map((line) =>
            figure(
              line,
              t(isChanging ? `savings.firstYear.${line}` : `savings.${line}`),
              <Amount value={result[line]} hasCents={false} />,
            ),
          ),
          {
            ...figure(
              'grossTotalSavings',
              t('savings.grossTotalSavings', { years: yearsName(lifespan) }),
              <Amount value={totalsOfYears.grossTotalSavings} hasCents={false} />,
              noteWithoutChanges(format.wholeEuros(result.grossTotalSavings)) ?? years,
            ),
            steps: stepsOfYears('grossTotalSavings'),
          },
          {
            id: 'costOfSavings',
            name: t('cost.netCost'),
            values: [<Amount key="amount" value={0 - result.netCost} hasCents={false} />],
            steps: [],
          },
          {
            ...figure(
              'netTotalSavings',
              t('savings.netTotalSavings'),
              <Amount value={totalsOfYears.netTotalSavings} hasCents={false} />,
              noteWithoutChanges(format.wholeEuros(result.netTotalSavings)),
            ),
            steps: stepsOfLine(result.explanation, isChanging ? 'path' : 'netTotalSavings'),
          },
        ]}
      />
      <FigureSection
        title={t('investment.title')}
        inBrief={`${t('investment.paybackPeriod')} ${payback}`}
        hasHelp={false}
        figures={[
          {
            ...figure(
              'paybackPeriod',
              t('investment.paybackPeriod'),
              payback,
              noteWithoutChanges(paybackName(result.paybackPeriod)),
            ),
            steps: stepsOfYears('paybackPeriod'),
          },
          {
            ...figure(
              'roi',
              t('investment.roi'),
              roi === null ? t('investment.noCost') : format.percent(roi, 1),
            ),
            note: t('investment.roiNote'),
            steps: stepsOfYears('roi'),
          },
        ]}
      />
    </div>
  );
}
