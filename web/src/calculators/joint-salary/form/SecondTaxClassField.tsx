import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import type { OwnTaxClass } from '../../../shared/salary/salary-entries.ts';
import { useTaxClassChoices } from '../../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { JointSalaryFormState } from './form-state.ts';

const ownTaxClasses: readonly OwnTaxClass[] = [1, 2];
const class1a: OwnTaxClass = 2;

/** The second person's own class. In class 2 there is none: both are taxed together. */
export function SecondTaxClassField({ form }: { readonly form: JointSalaryFormState }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form.taxClass2' });
  const problemText = useProblemText();
  const choices = useTaxClassChoices(ownTaxClasses);
  const { entries, shownProblems, enter } = form;
  const { taxClass } = entries;
  if (taxClass === 3) return null;
  const taxClass2 = entries.taxClass2 ?? taxClass;
  const areBothInClass1a = taxClass === class1a && taxClass2 === class1a;
  return (
    <ChoiceCards
      name="taxClass2"
      label={t('label')}
      hint={t(areBothInClass1a ? 'both' : 'hint')}
      error={problemText(shownProblems.get('taxClass2'))}
      choices={choices}
      value={taxClass2}
      onChange={(value) => enter('taxClass2', value)}
    />
  );
}
