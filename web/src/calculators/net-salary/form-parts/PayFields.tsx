import { fullTimeWeeklyHours } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { isEmployee } from '../../../subjects/salary/salary-entries.ts';
import { knownFigure } from '../form.ts';
import type { PartOfForm } from './part-of-form.ts';
import { paymentCounts } from './payslip-entries.ts';

/** How much an employee works and how often the pay comes; a raise. */
export function PayFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const format = useFormat();
  const isOfEmployee = isEmployee(form.entries);
  // The 13th month follows the gross, which is not known yet where it is asked for.
  const isGrossKnown = knownFigure(form.entries) === 'gross';
  const namesWithGross = [
    ...(isOfEmployee ? (['paymentsPerYear'] as const) : []),
    'increasePercent',
  ] as const;
  const names = [
    ...(isOfEmployee ? (['weeklyHours', 'bonus'] as const) : []),
    ...(isGrossKnown ? namesWithGross : []),
  ];
  if (names.length === 0) return null;
  const payments = control('paymentsPerYear');
  const fullTime = t('brief.weeklyHours', { hours: format.number(fullTimeWeeklyHours) });

  return (
    <FoldedFields
      form={form}
      id="pay"
      title={t(`groups.pay.${isOfEmployee ? 'employee' : 'selfEmployed'}`)}
      names={names}
      inBrief={inBrief(names)}
      {...(isOfEmployee && { whenEmpty: fullTime })}
    >
      {isOfEmployee && <NumberField {...control('weeklyHours')} />}
      {isOfEmployee && isGrossKnown && (
        <ListField control={payments} values={paymentCounts} nameOf={payments.describe} />
      )}
      {isOfEmployee && <MoneyField {...control('bonus')} />}
      {isGrossKnown && <NumberField {...control('increasePercent')} />}
    </FoldedFields>
  );
}
