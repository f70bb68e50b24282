import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { SegmentedChoice } from '../../shared/form/controls/SegmentedChoice.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { employmentOf } from '../../subjects/salary/salary-entries.ts';
import { TaxClassField, SalaryPeriodChoice } from '../../subjects/salary/TaxCardFields.tsx';
import { MoreFields } from './form-parts/MoreFields.tsx';
import type { PartOfForm } from './form-parts/part-of-form.ts';
import { type netSalaryForm, figuresOf, knownFigure, type KnownFigure } from './form.ts';
import { useNetSalaryWords } from './words.ts';

/** The fields of the net salary form: the amount and the class, and all else folded below what it holds. */
export function Fields({ form }: { readonly form: StateOf<typeof netSalaryForm> }) {
  const words = useNetSalaryWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  return (
    <>
      <KnownAmount form={form} control={control} />
      <TaxClassField {...control('taxClass')} />
      <MoreFields form={form} control={control} inBrief={inBrief} />
    </>
  );
}

const amounts = {
  gross: 'grossSalary',
  net: 'netSalary',
  cost: 'employerCost',
} as const satisfies Readonly<Record<KnownFigure, string>>;

/** The figure that a reader knows, and the amount. Each figure keeps its amount while another is entered. */
function KnownAmount({ form, control }: Pick<PartOfForm, 'form' | 'control'>) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form.known' });
  const known = knownFigure(form.entries);
  const employment = employmentOf(form.entries.employmentType);
  return (
    <>
      <SegmentedChoice
        {...control('known')}
        value={known}
        choices={figuresOf(form.entries).map((value) => ({
          value,
          label: t(`${value}.${employment}`),
        }))}
      />
      <MoneyField
        key={known}
        {...control(amounts[known])}
        isLarge
        aside={<SalaryPeriodChoice {...control('salaryPeriod')} />}
      />
    </>
  );
}
