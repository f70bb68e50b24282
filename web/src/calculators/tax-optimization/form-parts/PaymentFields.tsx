import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Payment } from '../persons.ts';
import type { PartOfForm } from './field-controls.ts';
import { ForEachPerson } from './ForEachPerson.tsx';

interface PaymentFieldsProps extends PartOfForm {
  readonly payment: Payment;
}

/** What each person pays for one purpose in a year. */
export function PaymentFields({ form, control, payment }: PaymentFieldsProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  return (
    <ForEachPerson
      household={form.entries.household}
      name={t(`${payment}.label`)}
      hint={t(`${payment}.hint`)}
    >
      {(person) => <MoneyField {...control(`${payment}${person}`)} />}
    </ForEachPerson>
  );
}
