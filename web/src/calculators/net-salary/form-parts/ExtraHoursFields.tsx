import { salaryFigures } from '@suen/engine/small-door';
import { Fragment } from 'react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PartOfForm } from './part-of-form.ts';
import { sundayRules } from './payslip-entries.ts';

const hours = ['overtimeHours', 'sundayHours', 'publicHolidayHours', 'nightHours'] as const;
const names = [...hours, 'nightSupplementPercent'] as const;

/** Hours that are paid beside the salary or with a supplement. */
export function ExtraHoursFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const { youngSundaysBelowAge } = salaryFigures(form.entries.payMonth);
  const age = useFormat().number(youngSundaysBelowAge);
  const hasSundays = form.entries.sundayHours.trim() !== '';
  const hasNights = form.entries.nightHours.trim() !== '';
  return (
    <FoldedFields
      form={form}
      id="hours"
      title={t('groups.hours')}
      names={names}
      inBrief={inBrief(hours)}
      whenEmpty={t('none')}
    >
      {hours.map((name) => (
        <Fragment key={name}>
          <NumberField {...control(name)} />
          {name === 'sundayHours' && hasSundays && (
            <ListField
              control={control('sundayRule')}
              values={sundayRules}
              nameOf={(rule) => t(`sundayRule.name.${rule}`, { age })}
            />
          )}
        </Fragment>
      ))}
      {hasNights && <NumberField {...control('nightSupplementPercent')} />}
    </FoldedFields>
  );
}
