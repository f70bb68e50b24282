import { FormView } from '../../shared/page/FormPage.tsx';
import type { FormSideProps } from '../../shared/page/FormThenResult.tsx';
import { HowCalculated } from '../../shared/page/HowCalculated.tsx';
import { Questions } from '../../shared/page/Questions.tsx';
import type { EntryName } from './entries.ts';
import { useJointSalaryForm } from './form/form-state.ts';
import { JointSalaryForm } from './form/JointSalaryForm.tsx';
import { useReading } from './reading.ts';
import type { JointSalaryRecord } from './record.ts';

/** The form, and what there is to read about it. */
export function JointSalaryFormView(props: FormSideProps<JointSalaryRecord, EntryName>) {
  const form = useJointSalaryForm();
  const { steps, note, questions } = useReading(form.entries);
  return (
    <FormView
      form={<JointSalaryForm {...props} form={form} />}
      how={<HowCalculated steps={steps} note={note} />}
      questions={<Questions questions={questions} />}
    />
  );
}
