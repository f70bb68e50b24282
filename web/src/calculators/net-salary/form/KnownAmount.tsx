import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { SegmentedChoice } from '../../../shared/form/SegmentedChoice.tsx';
import type { Who } from '../../../shared/salary/salary-entries.ts';
import { SalaryPeriodChoice } from '../../../shared/salary/TaxCardFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { knownFigures, type KnownFigure } from '../form.ts';
import type { PartOfForm } from './part-of-form.ts';

interface KnownAmountProps extends Pick<PartOfForm, 'control'> {
  readonly known: KnownFigure;
  readonly who: Who;
}

/** The figure that a reader knows, and the amount. Each figure keeps its amount while another is entered. */
export function KnownAmount({ control, known, who }: KnownAmountProps) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form.known' });
  const { isRequired: _, ...choice } = control('known');
  return (
    <>
      <SegmentedChoice
        {...choice}
        isLabelShown
        choices={knownFigures.map((value) => ({ value, label: t(`${value}.${who}`) }))}
      />
      <MoneyField
        key={known}
        {...control(known === 'net' ? 'netSalary' : 'grossSalary')}
        isLarge
        aside={<SalaryPeriodChoice {...control('salaryPeriod')} />}
      />
    </>
  );
}
