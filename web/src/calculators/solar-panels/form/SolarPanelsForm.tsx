import { CalculatorForm } from '../../../shared/form/CalculatorForm.tsx';
import { FormGroup } from '../../../shared/form/FormCard.tsx';
import type { FormSideProps } from '../../../shared/page/FormThenResult.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { solarPanelsPath, type EntryName } from '../entries.ts';
import type { SolarPanelsRecord } from '../record.ts';
import { resultView } from '../result/load-result-view.ts';
import { AdditionFields } from './AdditionFields.tsx';
import { BatteryFields } from './BatteryFields.tsx';
import { ConsumptionField } from './ConsumptionField.tsx';
import { CostFields } from './CostFields.tsx';
import type { SolarPanelsFormState } from './form-state.ts';
import { RemainingFields } from './RemainingFields.tsx';
import { CostPreview, SystemPreview } from './SystemPreview.tsx';

interface SolarPanelsFormProps extends FormSideProps<SolarPanelsRecord, EntryName> {
  readonly form: SolarPanelsFormState;
}

/** What a system, its cost and its savings depend on. */
export function SolarPanelsForm({ form, onResult, ...arrival }: SolarPanelsFormProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  return (
    <CalculatorForm
      {...arrival}
      form={form}
      label={t('label')}
      submitLabel={t('calculate')}
      path={solarPanelsPath}
      loadResultView={resultView.load}
      onResult={onResult}
    >
      <FormGroup title={t('groups.consumption')}>
        <ConsumptionField form={form} />
        <AdditionFields form={form} />
        <SystemPreview form={form} />
      </FormGroup>
      <FormGroup title={t('groups.system')}>
        <BatteryFields form={form} />
      </FormGroup>
      <FormGroup title={t('groups.money')}>
        <CostFields form={form} />
        <CostPreview form={form} />
      </FormGroup>
      <RemainingFields form={form} />
    </CalculatorForm>
  );
}
