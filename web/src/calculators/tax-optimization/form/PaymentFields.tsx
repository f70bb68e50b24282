import { formatAmount, formatEuros } from '../../../shared/amount/format-amount.ts';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useEntryNames } from '../entry-names.ts';
import type { Payment } from '../persons.ts';
import { ForEachPerson } from './ForEachPerson.tsx';
import type { PartOfForm } from './form-state.ts';

interface PaymentFieldsProps extends PartOfForm {
  readonly payment: Payment;
}

/** What each person pays for one purpose in a year. */
export function PaymentFields({ form, payment }: PaymentFieldsProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const { paymentName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  return (
    <ForEachPerson
      household={entries.household}
      name={paymentName(payment)}
      hint={t(`${payment}.hint`)}
    >
      {({ person, ...words }) => {
        const name = `${payment}${person}` as const;
        return (
          <MoneyField
            {...words}
            name={name}
            error={problemText(shownProblems.get(name), {
              limit: formatEuros,
              example: formatAmount(500),
            })}
            value={entries[name]}
            onChange={(value) => enter(name, value)}
            onLeave={() => leave(name)}
          />
        );
      }}
    </ForEachPerson>
  );
}
