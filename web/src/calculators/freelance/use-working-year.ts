import { previewedWorkingYear } from '@suen/engine/calculators/freelance/working-year';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { freelanceForm } from './form.ts';

/** Working days and turnover of the year in a sentence, computed before the form is sent. */
export function useWorkingYear(request: RequestOf<typeof freelanceForm> | undefined): string {
  const { t } = useTranslation('freelance');
  const format = useFormat();
  if (request === undefined) return t('form.preview.unknown');
  const { workingDays, invoiced } = previewedWorkingYear(request);
  return t('form.preview.known', {
    days: t('entry.workingDays', { count: workingDays }),
    turnover: format.eurosBriefly(invoiced),
  });
}
