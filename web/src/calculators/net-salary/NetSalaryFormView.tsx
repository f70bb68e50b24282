import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import type { EntryName } from './entries.ts';
import { useNetSalaryForm } from './form/form-state.ts';
import { NetSalaryForm } from './form/NetSalaryForm.tsx';
import { useReading } from './reading.ts';
import type { NetSalaryRecord } from './record.ts';

/** The form, and what there is to read about it. */
export function NetSalaryFormView(props: FormSideProps<NetSalaryRecord, EntryName>) {
  const form = useNetSalaryForm();
  const { steps, note, questions } = useReading(form.entries);
  return (
    <FormView
      form={<NetSalaryForm {...props} form={form} />}
      how={<HowCalculated steps={steps} note={note} />}
      questions={<Questions questions={questions} />}
    />
  );
}
