import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { accidentFactors, mutualityClasses } from '../form.ts';
import type { PartOfForm } from './part-of-form.ts';

const names = ['mutualityClass', 'accidentFactor'] as const;

/** What decides the employer's shares, and no line of the payslip. */
export function EmployerFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form.groups' });
  const [classControl, factorControl] = [control('mutualityClass'), control('accidentFactor')];
  return (
    <FoldedFields
      form={form}
      id="employer"
      title={t('employer')}
      names={names}
      inBrief={inBrief(names)}
    >
      <ListField control={classControl} values={mutualityClasses} nameOf={classControl.describe} />
      <ListField control={factorControl} values={accidentFactors} nameOf={factorControl.describe} />
    </FoldedFields>
  );
}
