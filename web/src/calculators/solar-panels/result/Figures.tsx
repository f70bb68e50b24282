import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import type { ExplainedLine } from '@suen/engine/small-door';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { difference } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { stepsOfLine } from '../../../shared/result/tables/steps-of-line.ts';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import { FigureSection } from './FigureSection.tsx';
import { usePaybackWords } from './payback-words.ts';
import { pathOf, yearsOf } from './years-of-result.ts';
import classes from './Figures.module.css';

const systemLines = ['numberOfPanels', 'systemSize', 'surfaceAreaOnRoof', 'panelsWeight'] as const;
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

interface FiguresProps {
  readonly result: SolarPanelsResult;
}

/** System, cost, savings and investment: every figure with how it is computed. */
export function Figures({ result }: FiguresProps) {
  return (
    <div className={classes.sections} data-folds>
      <SystemFigures result={result} />
      <CostFigures result={result} />
      <SavingsFigures result={result} />
      <InvestmentFigures result={result} />
    </div>
  );
}

function SystemFigures({ result }: FiguresProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  const { panelsName } = useEntryNames();
  const { watts } = quotedFigures(format, useToday());
  const size = writeFigure(result.systemSize, 'kWp', format);
  const values = {
    numberOfPanels: format.number(result.numberOfPanels),
    systemSize: size,
    surfaceAreaOnRoof: writeFigure(result.surfaceAreaOnRoof, 'm²', format),
    panelsWeight: writeFigure(Math.round(result.panelsWeight), 'kg', format),
  };
  return (
    <FigureSection
      title={t('system.title')}
      inBrief={`${panelsName(result.numberOfPanels)} · ${size}`}
      hasHelp
      figures={systemLines.map((line) =>
        figureOf(result, line, t(`system.${line}`, { watts }), values[line]),
      )}
    />
  );
}

function CostFigures({ result }: FiguresProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  return (
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
          figureOf(
            result,
            line,
            t(`cost.${line}`),
            <Amount
              value={subtracted.has(line) ? difference(0, result[line]) : result[line]}
              hasCents={false}
            />,
          ),
        )}
    />
  );
}

/** The savings of a year and of the lifespan. With changes over the years, their steps are those of the gain. */
function SavingsFigures({ result }: FiguresProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { yearsName } = useEntryNames();
  const withoutChanges = useNoteWithoutChanges(result);
  const { lifespan } = result;
  const isChanging = pathOf(result) !== undefined;
  const ofYears = yearsOf(result);
  const annualSavings = format.wholeEuros(result.annualSavings);
  // A year in whole euros would not multiply up to the total.
  const years = `${format.number(lifespan)}\u00A0× ${format.eurosBriefly(result.annualSavings)}`;
  return (
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
          figureOf(
            result,
            line,
            t(isChanging ? `savings.firstYear.${line}` : `savings.${line}`),
            <Amount value={result[line]} hasCents={false} />,
          ),
        ),
        {
          ...figureOf(
            result,
            'grossTotalSavings',
            t('savings.grossTotalSavings', { years: yearsName(lifespan) }),
            <Amount value={ofYears.grossTotalSavings} hasCents={false} />,
          ),
          note: withoutChanges(format.wholeEuros(result.grossTotalSavings)) ?? years,
          steps: stepsOfYears(result, 'grossTotalSavings'),
        },
        {
          id: 'costOfSavings',
          name: t('cost.netCost'),
          values: [<Amount key="amount" value={difference(0, result.netCost)} hasCents={false} />],
          steps: [],
        },
        {
          ...figureOf(
            result,
            'netTotalSavings',
            t('savings.netTotalSavings'),
            <Amount value={ofYears.netTotalSavings} hasCents={false} />,
          ),
          note: withoutChanges(format.wholeEuros(result.netTotalSavings)),
          steps: stepsOfLine(result.explanation, isChanging ? 'path' : 'netTotalSavings'),
        },
      ]}
    />
  );
}

function InvestmentFigures({ result }: FiguresProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  const { paybackName, paybackOfYears } = usePaybackWords();
  const withoutChanges = useNoteWithoutChanges(result);
  const { roi } = yearsOf(result);
  const payback = paybackOfYears(result);
  return (
    <FigureSection
      title={t('investment.title')}
      inBrief={`${t('investment.paybackPeriod')} ${payback}`}
      hasHelp={false}
      figures={[
        {
          ...figureOf(result, 'paybackPeriod', t('investment.paybackPeriod'), payback),
          note: withoutChanges(paybackName(result.paybackPeriod)),
          steps: stepsOfYears(result, 'paybackPeriod'),
        },
        {
          ...figureOf(
            result,
            'roi',
            t('investment.roi'),
            roi === null ? t('investment.noCost') : format.percent(roi, 1),
          ),
          note: t('investment.roiNote'),
          steps: stepsOfYears(result, 'roi'),
        },
      ]}
    />
  );
}

function figureOf(
  { explanation }: SolarPanelsResult,
  id: ExplainedLine,
  name: string,
  value: Figure['values'][number],
): Figure {
  return {
    id,
    name,
    values: [value],
    isTotal: totals.has(id),
    isPart: parts.has(id),
    steps: stepsOfLine(explanation, id),
  };
}

/** The changes have one step, the gain's. The steps of the other lines hold without them. */
function stepsOfYears(result: SolarPanelsResult, line: ExplainedLine) {
  return pathOf(result) === undefined ? stepsOfLine(result.explanation, line) : [];
}

/** What a figure would be without changes over the years, where there are some. */
function useNoteWithoutChanges(result: SolarPanelsResult) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const isChanging = pathOf(result) !== undefined;
  return (written: string) => (isChanging ? t('path.constant', { figure: written }) : undefined);
}
