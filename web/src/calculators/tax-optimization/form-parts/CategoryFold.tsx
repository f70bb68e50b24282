import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedDeductionFigures } from '../../../subjects/deductions/quoted-figures.ts';
import { personNumbers, type Payment } from '../persons.ts';
import type { PartOfForm } from './field-controls.ts';
import { LimitBar } from './LimitBar.tsx';
import { limitsOfForm } from './limits-of-form.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { usePreviewedLimitWords } from './previewed-limit-words.ts';
import classes from './Groups.module.css';

interface CategoryFoldProps extends PartOfForm {
  readonly category: 'pension' | 'insurances' | 'homeSavings';
  readonly payments: readonly Payment[];
}

/** What is paid in one category, folded below the sum of the payments and the limit. */
export function CategoryFold({ form, control, category, payments }: CategoryFoldProps) {
  const { t } = useTranslation('tax-optimization', { keyPrefix: 'form' });
  const format = useFormat();
  const { entries } = form;
  const figures = quotedDeductionFigures(entries.taxYear, format);
  const limitWords = usePreviewedLimitWords();
  const names = payments.flatMap((payment) =>
    personNumbers.map((person) => `${payment}${person}` as const),
  );
  const limit = limitsOfForm(form)?.[category];
  return (
    <FoldedFields
      form={form}
      id={category}
      title={t(`groups.${category}`)}
      names={names}
      inBrief={[limit === undefined ? t(`limits.${category}`, figures) : limitWords(limit)]}
      drawing={limit && <LimitBar limit={limit} />}
    >
      <p className={classes.note}>{t(`notes.${category}`, figures)}</p>
      {payments.map((payment) => (
        <PaymentFields key={payment} form={form} control={control} payment={payment} />
      ))}
    </FoldedFields>
  );
}
