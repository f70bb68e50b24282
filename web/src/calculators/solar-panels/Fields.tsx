import type { StateOf } from '../../shared/form/entry-form.ts';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { solarPanelsForm } from './form.ts';
import { AdditionFields } from './form/AdditionFields.tsx';
import { BatteryFields } from './form/BatteryFields.tsx';
import { ConsumptionField } from './form/ConsumptionField.tsx';
import { CostFields } from './form/CostFields.tsx';
import { useSolarControls } from './form/part-of-form.ts';
import { RemainingFields } from './form/RemainingFields.tsx';
import { CostPreview, SystemPreview } from './form/SystemPreview.tsx';

/** The fields of the solar panels form. */
export function SolarPanelsFields({ form }: { readonly form: StateOf<typeof solarPanelsForm> }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.groups' });
  const part = { form, control: useSolarControls(form) };
  return (
    <>
      <FormGroup title={t('consumption')}>
        <ConsumptionField {...part} />
        <AdditionFields {...part} />
        <SystemPreview form={form} />
      </FormGroup>
      <FormGroup title={t('system')}>
        <BatteryFields {...part} />
      </FormGroup>
      <FormGroup title={t('money')}>
        <CostFields {...part} />
        <CostPreview form={form} />
      </FormGroup>
      <RemainingFields {...part} />
    </>
  );
}
