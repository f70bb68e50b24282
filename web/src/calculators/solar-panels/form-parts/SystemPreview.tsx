import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import {
  previewedSolarCost,
  previewedSolarSystem,
} from '@suen/engine/calculators/solar-panels/system';
import { writeFigure } from '../../../shared/explanation/write-figure.ts';
import { Preview } from '../../../shared/form/Preview.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { writeKwh } from '../result/energy-words.ts';
import { consumptionIn, roofIn } from '../form.ts';
import { useEntryNames } from '../words.ts';
import type { PartOfForm } from './part-of-form.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';

type PreviewProps = Pick<PartOfForm, 'form'>;

/** The number of panels for the consumption, computed before the form is sent. */
export function SystemPreview({ form }: PreviewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.preview' });
  const format = useFormat();
  const { panelsName } = useEntryNames();
  return <Preview>{preview()}</Preview>;

  function preview(): string {
    const consumption = consumptionIn(form.entries.consumption);
    if (consumption === null) return t('unknown');
    const { consumptionPeriod, includeEv, hasHeatPump, solarYieldPerKWp } = form.entries;
    const system = previewedSolarSystem({
      consumption,
      consumptionPeriod,
      includeEv,
      hasHeatPump,
      solarYieldPerKWp,
      ...roofIn(form.entries),
    });
    return t('known', {
      consumption: writeKwh(system.annualConsumption, format),
      panels: panelsName(system.numberOfPanels),
      size: writeFigure(system.systemSizeKwp, 'kWp', format),
    });
  }
}

/** The cost of the system once there is a consumption, and a hint if the subsidy in force is lower. */
export function CostPreview({ form }: PreviewProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.costPreview' });
  const format = useFormat();
  // The preview of the system asks for it.
  return consumptionIn(form.entries.consumption) === null ? null : <Preview>{preview()}</Preview>;

  function preview(): string {
    if (form.request === undefined) return t('unknown');
    const cost = previewedSolarCost(form.request);
    const amounts = {
      total: format.wholeEuros(cost.totalCost),
      state: format.wholeEuros(cost.stateSubsidy),
      net: format.wholeEuros(cost.netCost),
      percent: format.percent(
        form.request.baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent,
      ),
      netInForce: format.wholeEuros(cost.inForce.netCost),
    };
    const isAbove = form.entries.subsidyScheme === 'own' && cost.netCost < cost.inForce.netCost;
    return t(isAbove ? 'aboveMaximum' : 'known', amounts);
  }
}
