import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PartOfForm } from './part-of-form.ts';

const names = ['voucherCount', 'voucherFaceValue', 'voucherOwnShare'] as const;

/** Meal vouchers of a month. */
export function VoucherFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  return (
    <FoldedFields
      form={form}
      id="vouchers"
      title={t('groups.vouchers')}
      names={names}
      inBrief={inBrief(['voucherCount'])}
      whenEmpty={t('none')}
    >
      <NumberField {...control('voucherCount')} />
      <MoneyField {...control('voucherFaceValue')} />
      <MoneyField {...control('voucherOwnShare')} />
    </FoldedFields>
  );
}
