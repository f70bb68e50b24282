import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PartOfForm } from './part-of-form.ts';

const hours = ['overtimeHours', 'sundayHours', 'publicHolidayHours', 'nightHours'] as const;
const names = [...hours, 'nightSupplementPercent'] as const;

/** Hours that are paid beside the salary or with a supplement. */
export function ExtraHoursFields({ form, control, standing }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const hasNights = form.entries.nightHours.trim() !== '';
  return (
    <FoldedFields
      form={form}
      id="hours"
      title={t('groups.hours')}
      names={names}
      standing={standing(hours)}
      whenEmpty={t('none')}
    >
      {hours.map((name) => (
        <NumberField key={name} {...control(name)} />
      ))}
      {hasNights && <NumberField {...control('nightSupplementPercent')} />}
    </FoldedFields>
  );
}
