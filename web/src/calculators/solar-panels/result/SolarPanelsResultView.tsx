import type { SolarPanelsResult, SolarHintId } from '@suen/engine/calculators/solar-panels/result';
import { percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { StackedBar } from '../../../shared/charts/ribbon/StackedBar.tsx';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import type { ResultPropsOf } from '../../../shared/page/calculator-page.tsx';
import { ResultHeadline } from '../../../shared/result/answer/ResultHeadline.tsx';
import { ResultLayout } from '../../../shared/result/frame/ResultLayout.tsx';
import { EnteredSummary } from '../../../shared/result/parts/EnteredSummary.tsx';
import { Hints } from '../../../shared/result/parts/Hints.tsx';
import { NotIncluded } from '../../../shared/result/parts/NotIncluded.tsx';
import { useSessionState } from '../../../shared/session/session-state.ts';
import { Tabs } from '../../../shared/tabs/Tabs.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useEntryNames, useSolarPanelsWords } from '../words.ts';
import { AnnouncedSubsidies } from './AnnouncedSubsidies.tsx';
import { useAnswer, useCaveat } from './answer.ts';
import { writeKwh } from './energy-words.ts';
import { EnergyView } from './EnergyView.tsx';
import { Figures } from './Figures.tsx';
import { PathView } from './PathView.tsx';
import { PaybackGrid } from './PaybackGrid.tsx';
import { PaybackView } from './PaybackView.tsx';
import { payers } from './payers.ts';
import { RoofView } from './RoofView.tsx';
import { SchemeInForce } from './SchemeInForce.tsx';
import { pathOf } from './years-of-result.ts';
import classes from './ChartView.module.css';
import figureClasses from './Figures.module.css';

/** What may still cost or bring something. */
const notIncluded = ['upkeep', 'ageing', 'prices', 'feedIn', 'financing'] as const;

/** What is left out where nothing else was entered: the prices then include the feed-in rate. */
function isLeftOut(item: (typeof notIncluded)[number], { priceChange, outputLoss }: Changes) {
  if (item === 'ageing') return outputLoss === undefined;
  if (item === 'prices') return priceChange === undefined;
  return item !== 'feedIn' || priceChange !== undefined;
}

type Changes = Pick<RequestOf<typeof solarPanelsForm>, 'priceChange' | 'outputLoss'>;
const chartIds = ['payback', 'consumption', 'generation'] as const;
type ChartId = (typeof chartIds)[number];
const firstChart: ChartId = 'payback';

/** The result: savings, payback and all figures of a system. */
export function SolarPanelsResultView(
  props: ResultPropsOf<typeof solarPanelsForm, SolarPanelsResult>,
) {
  const { record, onResult, onRecalculate } = props;
  const { request, result } = record;
  const subsidyScheme = request.subsidyScheme ?? 'own';
  const words = useSolarPanelsWords({ ...request, subsidyScheme }, request);
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result' });
  const format = useFormat();
  const today = useToday();
  const { panelsName, batteryName, schemeName, afterYearsName } = useEntryNames();
  const { tariff, guaranteedYears } = quotedFigures(format, today);
  const answer = useAnswer();
  const caveat = useCaveat();
  const solarHints = useSolarHints();
  const [chart, changeChart] = useSessionState<ChartId>('solar-panels.chart', firstChart);
  const name = t(pathOf(result) === undefined ? 'headline' : 'headlineFirstYear');
  const { roof, roofShare = 0 } = result;
  const path = pathOf(result);
  return (
    <ResultLayout
      of={props}
      disclaimer={t('disclaimer')}
      sticky={{ name, amount: result.annualSavings, hasCents: false }}
    >
      <ResultHeadline
        name={name}
        amount={result.annualSavings}
        hasCents={false}
        hasMainAction={result.schemeInForce !== null}
        chips={[
          panelsName(result.numberOfPanels),
          writeFigure(result.systemSize, 'kWp', format),
          batteryName(request.batteryCapacity),
          ...(request.subsidyScheme === undefined ? [] : [schemeName(request.subsidyScheme)]),
          ...(roof === undefined ? [] : [t('roof.share', { share: format.percent(roofShare) })]),
        ]}
        sentence={answer(result)}
        caveat={result.schemeInForce === null ? undefined : caveat(request, result.schemeInForce)}
      >
        <StackedBar
          figures="wholeEuros"
          total={{ name: t('cost.totalCost'), amount: result.totalCost }}
          parts={payers.map(({ id, colour }) => ({
            id,
            name: t(`cost.${id}`),
            amount: result[id],
            colour,
          }))}
        />
        {result.schemeInForce !== null && (
          <SchemeInForce record={record} schemeInForce={result.schemeInForce} onResult={onResult} />
        )}
      </ResultHeadline>
      <Hints sentences={solarHints(result)} />
      <EnteredSummary
        form={solarPanelsForm}
        words={words}
        request={request}
        onChange={onRecalculate}
      />
      <Figures result={result} />
      {(roof !== undefined || path !== undefined) && (
        <div className={figureClasses.sections} data-folds>
          {roof !== undefined && (
            <RoofView
              roof={roof}
              roofShare={roofShare}
              bestYield={request.solarYieldPerKWp}
              isSouthAssumed={request.roofDirection === undefined}
            />
          )}
          {path !== undefined && (
            <PathView request={request} lifespan={result.lifespan} path={path} />
          )}
        </div>
      )}
      <section className={classes.charts}>
        <h2>{t('charts.title')}</h2>
        <Tabs
          label={t('charts.label')}
          tabs={chartIds.map((id) => ({ id, name: t(`charts.${id}`) }))}
          selected={chart}
          onChange={(next) => changeChart(() => next)}
        >
          {chart === 'payback' ? (
            <PaybackView result={result} />
          ) : (
            <EnergyView result={result} whole={chart} />
          )}
        </Tabs>
      </section>
      {result.netCost > 0 && <PaybackGrid request={request} />}
      <AnnouncedSubsidies />
      <NotIncluded
        title={t('notIncluded.title')}
        items={notIncluded
          .filter((item) => isLeftOut(item, path === undefined ? {} : request))
          .map((item) =>
            t(`notIncluded.${item}`, {
              price: tariff.price,
              years: afterYearsName(guaranteedYears),
            }),
          )}
      />
    </ResultLayout>
  );
}

/** The hints. Others are part of the headline's sentence. */
function useSolarHints(): (result: SolarPanelsResult) => readonly string[] {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.hint' });
  const format = useFormat();
  const writings: Partial<Record<SolarHintId, (result: SolarPanelsResult) => string>> = {
    selfUseBeyondMonths: ({ selfUseBeyondMonths, selfUseWithinMonths, annualEnergy }) =>
      t('selfUseBeyondMonths', {
        excess: writeKwh(selfUseBeyondMonths, format),
        possible: format.percent(percentOf(selfUseWithinMonths, annualEnergy.generation), 0),
      }),
  };
  return (result) => result.hints.flatMap((hint) => writings[hint]?.(result) ?? []);
}
