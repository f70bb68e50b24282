import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import {
  previewedFeedInRate,
  previewedRoof,
} from '@suen/engine/calculators/solar-panels/system-preview';
import { usualSelfConsumptionPercent } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import type { RequestOf } from '../../shared/form/state/entry-form.ts';
import type { WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useDayName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import {
  exampleConsumption,
  roofIn,
  type BatteryCapacity,
  type ConsumptionPeriod,
  type RoofDirection,
  type RoofEntries,
  type solarPanelsForm,
  type SubsidyScheme,
} from './form.ts';
import { quotedDays, quotedExample, quotedFigures } from './quoted-figures.ts';

/** Entries and figures in words, for the form and for the summary below a result. */
export function useEntryNames() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'entry' });
  const { t: form } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const format = useFormat();
  return {
    consumptionName: (amount: number, period: ConsumptionPeriod) =>
      t(period, { amount: format.number(amount) }),
    batteryName: (capacity: BatteryCapacity) =>
      capacity === 0 ? t('noBattery') : writeFigure(capacity, 'kWh', format),
    yieldName: (amount: number) => t('yield', { amount: format.number(amount) }),
    degreesName: (degrees: number) => `${format.number(degrees)}°`,
    priceOfKwpName: (amount: number) => t('perKwp', { amount: format.eurosBriefly(amount) }),
    feedInName: (rate: number) => t('perKwh', { amount: format.eurosExactly(rate) }),
    directionName: (direction: RoofDirection) => form(`roofDirection.name.${direction}`),
    schemeName: (name: SubsidyScheme) => t(`scheme.${name}`),
    yesOrNo: (isSo: boolean) => t(isSo ? 'yes' : 'no'),
    yearsName: (count: number) => t('years', { count, number: format.number(count) }),
    /** The form after 'after' and 'in', which is another case in German. */
    afterYearsName: (count: number) => t('afterYears', { count, number: format.number(count) }),
    /** A payback always with a decimal, because it stands beside others. */
    paybackName: (count: number) => t('years', { count, number: format.fixed(count, 1) }),
    afterPaybackName: (count: number) => t('afterYears', { count, number: format.fixed(count, 1) }),
    panelsName: (count: number) => t('panels', { count, number: format.number(count) }),
  };
}

type Request = RequestOf<typeof solarPanelsForm>;

interface Deciding extends RoofEntries {
  readonly batteryCapacity: BatteryCapacity;
  readonly consumptionPeriod: ConsumptionPeriod;
  readonly subsidyScheme: SubsidyScheme;
}

/** The words of the form's fields and, for what was sent, of the summary below its result. */
export function useSolarPanelsWords(
  { batteryCapacity, consumptionPeriod, subsidyScheme, ...entered }: Deciding,
  sent?: Request,
): WordsOfForm<typeof solarPanelsForm> {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const { t: entry } = useTranslation('solar-panels', { keyPrefix: 'entry' });
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const today = useToday();
  const names = useEntryNames();
  const { tariff, vat, batteryPrice, suppliersFrom, suppliersTo } = quotedFigures(format, today);
  const usualRate = previewedFeedInRate(subsidyScheme, today);
  // Of a roof of which only the direction is known.
  const assumedTilt = previewedRoof({ roofDirection: 0 }, today)?.tilt ?? 0;
  const defaults = solarPanelsDefaults;
  const roof = previewedRoof(roofIn(entered), today);
  const addition = (name: 'includeEv' | 'hasHeatPump') => ({
    label: t(`${name}.label`),
    write: names.yesOrNo,
    brief: (isIncluded: boolean) => (isIncluded ? t(`${name}.brief`) : undefined),
  });
  const example = format.number(exampleConsumption[consumptionPeriod]);
  return {
    consumption: {
      label: t('consumption.label'),
      hint: t(`consumption.hint.${consumptionPeriod}`, { example }),
      example,
      write: (amount) => writeFigure(amount, 'kWh', format),
      brief: (amount) => names.consumptionName(amount, consumptionPeriod),
      ...(sent && { summary: names.consumptionName(sent.consumption, consumptionPeriod) }),
    },
    // The summary writes it with the consumption.
    consumptionPeriod: {
      label: t('consumptionPeriod.label'),
      write: (period) => shared(`period.${period}`),
      summary: null,
    },
    includeEv: addition('includeEv'),
    hasHeatPump: addition('hasHeatPump'),
    batteryCapacity: {
      label: t('batteryCapacity.label'),
      hint: t('batteryCapacity.hint', { price: batteryPrice }),
      write: names.batteryName,
      brief: (capacity) =>
        capacity === 0
          ? names.batteryName(0)
          : shared('labelled', {
              label: t('batteryCapacity.label'),
              value: names.batteryName(capacity),
            }),
    },
    selfConsumptionRate: {
      label: t('selfConsumptionRate.label'),
      hint: t(`selfConsumptionRate.hint.${batteryCapacity === 0 ? 'without' : 'with'}`, {
        usual: format.percent(usualSelfConsumptionPercent(batteryCapacity, today)),
        from: suppliersFrom,
        to: suppliersTo,
        default: format.percent(defaults.selfConsumptionRate),
      }),
    },
    costPerKWp: {
      label: t('costPerKWp.label'),
      hint: t('costPerKWp.hint', { vat, default: format.eurosBriefly(defaults.costPerKWp) }),
    },
    ...useSubsidyWords(subsidyScheme),
    solarYieldPerKWp: {
      label: t('solarYieldPerKWp.label'),
      hint:
        roof === null
          ? t('solarYieldPerKWp.hint', { usual: format.number(defaults.solarYieldPerKWp) })
          : t('solarYieldPerKWp.hintOfBest', { share: format.percent(roof.share) }),
      write: names.yieldName,
      brief: names.yieldName,
      ...(sent &&
        roof !== null && {
          summary: entry('yieldOfBest', {
            yield: names.yieldName(sent.solarYieldPerKWp),
          }),
        }),
    },
    feedInRate: {
      label: t('feedInRate.label'),
      hint: t(`feedInRate.hint.${subsidyScheme === 'own' ? 'own' : 'scheme'}`, {
        ...tariff,
        default: format.eurosExactly(usualRate),
      }),
      unit: t('feedInRate.unit'),
      example: format.plain(usualRate),
      write: format.eurosExactly,
      brief: (rate) =>
        shared('labelled', { label: t('feedInRate.label'), value: names.feedInName(rate) }),
      ...(sent && { summary: names.feedInName(sent.feedInRate ?? usualRate) }),
    },
    lifespan: {
      label: t('lifespan.label'),
      hint: t('lifespan.hint'),
      unit: t('lifespan.unit'),
      write: names.yearsName,
      brief: names.yearsName,
    },
    roofTilt: {
      label: t('roofTilt.label'),
      hint: t('roofTilt.hint', { usual: names.degreesName(assumedTilt) }),
      unit: t('roofTilt.unit'),
      write: names.degreesName,
    },
    roofDirection: {
      label: t('roofDirection.label'),
      hint: t('roofDirection.hint'),
      write: names.directionName,
      brief: (direction) => (direction === 'unknown' ? undefined : names.directionName(direction)),
    },
    priceChange: { label: t('priceChange.label'), hint: t('priceChange.hint') },
    outputLoss: { label: t('outputLoss.label'), hint: t('outputLoss.hint') },
  };
}

type SubsidyName = 'subsidyScheme' | 'baseSubsidyPercent' | 'additionalSubsidyAmount';

/** The words of what the State and the municipality pay. */
function useSubsidyWords(
  subsidyScheme: SubsidyScheme,
): Pick<WordsOfForm<typeof solarPanelsForm>, SubsidyName> {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const format = useFormat();
  const names = useEntryNames();
  const today = useToday();
  const schemeFigures = {
    ...quotedFigures(format, today).subsidy,
    ...quotedExample(format, today),
    ...quotedDays(useDayName(), today),
  };
  const defaults = solarPanelsDefaults;
  return {
    subsidyScheme: {
      label: t('subsidyScheme.label'),
      hint: t(`subsidyScheme.hint.${subsidyScheme}`, schemeFigures),
      write: names.schemeName,
      // The percentage says it with its size.
      brief: (name) => (name === 'own' ? undefined : names.schemeName(name)),
      summary: names.schemeName(subsidyScheme),
    },
    baseSubsidyPercent: {
      label: t('baseSubsidyPercent.label'),
      hint: t('baseSubsidyPercent.hint', { default: format.percent(defaults.baseSubsidyPercent) }),
      brief: (percent) =>
        percent === null
          ? undefined
          : t('baseSubsidyPercent.brief', { percent: format.percent(percent) }),
      ...(subsidyScheme !== 'own' && { summary: null }),
    },
    additionalSubsidyAmount: {
      label: t('additionalSubsidyAmount.label'),
      hint: t('additionalSubsidyAmount.hint', {
        default: format.eurosBriefly(defaults.additionalSubsidyAmount),
      }),
    },
  };
}
