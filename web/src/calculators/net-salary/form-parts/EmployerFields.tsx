import { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { ListField } from '../../../shared/form/ListField.tsx';
import type { PartOfForm } from './part-of-form.ts';

const { mutualityClass, accidentFactor } = netSalaryCall.inputSchema.properties;
const isNumber = (value: number | null) => value !== null;
const names = ['mutualityClass', 'accidentFactor'] as const;

/** What decides the employer's shares, and no line of the payslip. */
export function EmployerFields({ form, control, standing }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form.groups' });
  const [classControl, factorControl] = [control('mutualityClass'), control('accidentFactor')];
  return (
    <FoldedFields
      form={form}
      id="employer"
      title={t('employer')}
      names={names}
      standing={standing(names)}
    >
      <ListField
        control={classControl}
        values={mutualityClass.enum.filter(isNumber)}
        nameOf={classControl.describe}
      />
      <ListField
        control={factorControl}
        values={accidentFactor.enum.filter(isNumber)}
        nameOf={factorControl.describe}
      />
    </FoldedFields>
  );
}
