import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls, useStanding } from '../../shared/form/field-words.ts';
import { TaxClassField } from '../../subjects/salary/TaxCardFields.tsx';
import type { netSalaryForm } from './form.ts';
import { KnownAmount } from './form/KnownAmount.tsx';
import { MoreFields } from './form/MoreFields.tsx';
import { useNetSalaryWords } from './words.ts';

/** The fields of the net salary form: the amount and the class, and all else folded below what it stands at. */
export function NetSalaryFields({ form }: { readonly form: StateOf<typeof netSalaryForm> }) {
  const words = useNetSalaryWords(form.entries);
  const control = useControls(form, words);
  const standing = useStanding(form, words);
  return (
    <>
      <KnownAmount form={form} control={control} />
      <TaxClassField {...control('taxClass')} />
      <MoreFields form={form} control={control} standing={standing} />
    </>
  );
}
