import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls, useStanding } from '../../shared/form/field-words.ts';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { RulePeriodField } from '../../shared/rule-period/RulePeriodField.tsx';
import {
  DistanceField,
  EmploymentField,
  TaxClassField,
} from '../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { netSalaryForm } from './form.ts';
import { KnownAmount } from './form/KnownAmount.tsx';
import { RefineFields } from './form/RefineFields.tsx';
import { useNetSalaryWords } from './words.ts';

/** The fields of the net salary form. */
export function NetSalaryFields({ form }: { readonly form: StateOf<typeof netSalaryForm> }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const words = useNetSalaryWords(form.entries);
  const control = useControls(form, words);
  const standing = useStanding(form, words);
  return (
    <>
      <FormGroup title={t('groups.income')}>
        <KnownAmount form={form} control={control} />
        <EmploymentField {...control('employmentType')} />
      </FormGroup>
      <FormGroup title={t('groups.tax')}>
        <TaxClassField {...control('taxClass')} />
        <DistanceField {...control('distanceToWork')} />
        <RulePeriodField {...control('payMonth')} />
      </FormGroup>
      <RefineFields form={form} control={control} standing={standing} />
    </>
  );
}
