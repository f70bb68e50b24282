import { formatAmount, formatEuros } from '../../../shared/amount/format-amount.ts';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { OptionalFields } from '../../../shared/form/OptionalFields.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { optionalEntries } from '../entries.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { FreelanceFormState } from './form-state.ts';

/** What lowers the tax beyond the contributions that everybody pays. */
export function OptionalDetails({ form }: { readonly form: FreelanceFormState }) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, isOptionalOpen, openOptional } = form;
  const { specialExpenses: lumpSum, share } = quotedFigures(entries.payMonth);

  return (
    <OptionalFields
      title={t('more')}
      filledCount={optionalEntries.filter((name) => entries[name].trim() !== '').length}
      fieldCount={optionalEntries.length}
      isOpen={isOptionalOpen}
      onToggle={openOptional}
    >
      {optionalEntries.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={t(`${name}.label`)}
          hint={t(`${name}.hint`, { lumpSum, share })}
          error={problemText(shownProblems.get(name), {
            limit: formatEuros,
            example: formatAmount(1200),
          })}
          value={entries[name]}
          onChange={(value) => enter(name, value)}
          onLeave={() => leave(name)}
        />
      ))}
    </OptionalFields>
  );
}
