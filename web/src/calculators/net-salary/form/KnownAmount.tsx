import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import { whoOf } from '../../../subjects/salary/salary-entries.ts';
import { SalaryPeriodChoice } from '../../../subjects/salary/TaxCardFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { figuresOf, knownFigure, type KnownFigure } from '../form.ts';
import type { PartOfForm } from './part-of-form.ts';

const amounts = {
  gross: 'grossSalary',
  net: 'netSalary',
  cost: 'employerCost',
} as const satisfies Readonly<Record<KnownFigure, string>>;

/** The figure that a reader knows, and the amount. Each figure keeps its amount while another is entered. */
export function KnownAmount({ form, control }: Pick<PartOfForm, 'form' | 'control'>) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form.known' });
  const { isRequired: _, ...choice } = control('known');
  const known = knownFigure(form.entries);
  const who = whoOf(form.entries.employmentType);
  return (
    <>
      <SegmentedChoice
        {...choice}
        value={known}
        choices={figuresOf(form.entries).map((value) => ({ value, label: t(`${value}.${who}`) }))}
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
