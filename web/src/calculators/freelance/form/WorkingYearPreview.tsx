import { previewedWorkingYear } from '@suen/engine/calculators/freelance/working-year';
import { formatEuros } from '../../../shared/amount/format-amount.ts';
import { Preview } from '../../../shared/form/Preview.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../entry-names.ts';
import type { FreelanceFormState } from './form-state.ts';

/** The year that the entries come to, before anything is sent. */
export function WorkingYearPreview({ form }: { readonly form: FreelanceFormState }) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form.preview' });
  const { workingDaysName } = useEntryNames();
  return <Preview>{preview()}</Preview>;

  function preview(): string {
    if (form.request === undefined) return t('unknown');
    const { workingDays, invoiced } = previewedWorkingYear(form.request);
    return t('known', { days: workingDaysName(workingDays), turnover: formatEuros(invoiced) });
  }
}
