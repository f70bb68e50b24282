import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import {
  previewedSolarCost,
  previewedSolarSystem,
} from '@suen/engine/calculators/solar-panels/system-preview';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import { Preview } from '../../../shared/form/parts/Preview.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import { consumptionIn, roofIn } from '../form.ts';
import { writeKwh } from '../result/energy-words.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';

type PreviewProps = Pick<PartOfForm, 'form'>;

/** Beside the form: the system for the consumption, and its cost. On phones both stand below the consumption. */
export function PreviewBeside({ form }: PreviewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.preview' });
  const isEmpty = consumptionIn(form.entries.consumption) === null;
  if (useIsPhone()) return null;
  return isEmpty ? <Preview>{t('unknown')}</Preview> : <SystemPreview form={form} />;
}

/** The system for the consumption, and its cost, once there is one. */
export function SystemPreview({ form }: PreviewProps) {
  const system = useSystem();
  const cost = useCost();
  const consumption = consumptionIn(form.entries.consumption);
  if (consumption === null) return null;
  return (
    <>
      <Preview>{system(form.entries, consumption)}</Preview>
      <Preview>{cost(form)}</Preview>
    </>
  );
}

/** The number of panels for the consumption, computed before the form is sent. */
function useSystem() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.preview' });
  const format = useFormat();
  const { panelsName } = useEntryNames();
  const today = useToday();
  return (entries: PreviewProps['form']['entries'], consumption: number): string => {
    const { consumptionPeriod, includeEv, hasHeatPump, solarYieldPerKWp } = entries;
    const demand = { consumption, consumptionPeriod, includeEv, hasHeatPump, solarYieldPerKWp };
    const system = previewedSolarSystem({ ...demand, ...roofIn(entries) }, today);
    return t('known', {
      consumption: writeKwh(system.annualConsumption, format),
      panels: panelsName(system.numberOfPanels),
      size: writeFigure(system.systemSizeKwp, 'kWp', format),
    });
  };
}

/** The cost of the system, and what it is under the subsidy in force where that is more. */
function useCost() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.costPreview' });
  const format = useFormat();
  const today = useToday();
  return ({ request, entries }: PreviewProps['form']): string => {
    if (request === undefined) return t('unknown');
    const cost = previewedSolarCost(request, today);
    const isAbove = entries.subsidyScheme === 'own' && cost.netCost < cost.inForce.netCost;
    return t(isAbove ? 'aboveMaximum' : 'known', {
      total: format.wholeEuros(cost.totalCost),
      state: format.wholeEuros(cost.stateSubsidy),
      net: format.wholeEuros(cost.netCost),
      percent: format.percent(request.baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent),
      netInForce: format.wholeEuros(cost.inForce.netCost),
    });
  };
}
