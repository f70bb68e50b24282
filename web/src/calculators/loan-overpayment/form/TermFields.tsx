import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import { firstEntries } from '../entries.ts';
import type { LoanOverpaymentFormState } from './form-state.ts';
import classes from './TermFields.module.css';

/** How long the loan still runs: full years and months beyond them. */
export function TermFields({ form }: { readonly form: LoanOverpaymentFormState }) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const { yearsName, monthsName } = useTermNames();
  const { entries, shownProblems, enter, leave } = form;
  return (
    <div className={classes.fields}>
      {(
        [
          ['remainingTermYears', yearsName],
          ['remainingTermMonths', monthsName],
        ] as const
      ).map(([name, limit]) => (
        <NumberField
          key={name}
          name={name}
          label={t(`${name}.label`)}
          hint={t(`${name}.hint`, {
            maximum: limitsOf[name].maximum,
            default: limitsOf[name].default,
          })}
          error={problemText(shownProblems.get(name), { limit, example: firstEntries[name] })}
          unit={t(`${name}.unit`)}
          value={entries[name]}
          onChange={(value) => enter(name, value)}
          onLeave={() => leave(name)}
        />
      ))}
    </div>
  );
}
