import { previewedWorkingYear } from '@suen/engine/calculators/freelance/working-year';
import { useFormat } from '../../shared/amount/use-format.ts';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { Preview } from '../../shared/form/Preview.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { freelanceForm } from './form.ts';

interface WorkingYearPreviewProps {
  readonly request: RequestOf<typeof freelanceForm> | undefined;
}

/** Working days and turnover of the year, computed before the form is sent. */
export function WorkingYearPreview({ request }: WorkingYearPreviewProps) {
  const { t } = useTranslation('freelance');
  const format = useFormat();
  return <Preview>{preview()}</Preview>;

  function preview(): string {
    if (request === undefined) return t('form.preview.unknown');
    const { workingDays, invoiced } = previewedWorkingYear(request);
    return t('form.preview.known', {
      days: t('entry.workingDays', { count: workingDays }),
      turnover: format.euros(invoiced),
    });
  }
}
