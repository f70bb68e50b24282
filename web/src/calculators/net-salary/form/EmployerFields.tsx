import { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
import { FoldedFields } from '../../../shared/form/FoldedFields.tsx';
import type { ControlOf } from '../../../shared/form/field-words.ts';
import { SelectField } from '../../../shared/form/SelectField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { PartOfForm } from './part-of-form.ts';

const { mutualityClass, accidentFactor } = netSalaryCall.inputSchema.properties;
const names = ['mutualityClass', 'accidentFactor'] as const;

/** What decides the employer's shares, and no line of the payslip. */
export function EmployerFields({ form, control, standing }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form.groups' });
  return (
    <FoldedFields
      form={form}
      id="employer"
      title={t('employer')}
      names={names}
      standing={standing(names)}
    >
      <ListField {...control('mutualityClass')} values={mutualityClass.enum} />
      <ListField {...control('accidentFactor')} values={accidentFactor.enum} />
    </FoldedFields>
  );
}

interface ListFieldProps<Value> extends ControlOf<Value | undefined> {
  readonly values: readonly Value[];
}

/** A choice from the values of the API. */
function ListField<Value extends number | null>(props: ListFieldProps<Value>) {
  const { values, value, onChange, describe, ...field } = props;
  return (
    <SelectField
      {...field}
      options={values.flatMap((each) =>
        each === null ? [] : [{ value: String(each), label: describe(each) }],
      )}
      value={String(value)}
      onChange={(chosen) => onChange(values.find((each) => String(each) === chosen))}
    />
  );
}
