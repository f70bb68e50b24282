import { fullTimeWeeklyHours } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { NameOf } from '../../../shared/form/state/entry-form.ts';
import { writeValue, type FieldWords } from '../../../shared/form/words/field-words.ts';
import { payslipCheckForm } from '../form.ts';
import { furtherLines, mainLines } from '../slip-lines.ts';
import { usePayslipCheckWords } from '../words.ts';
import type { PayslipCheckRecord } from './record.ts';

type Name = NameOf<typeof payslipCheckForm>;

/** What most people leave as it is. */
const usual: Readonly<Partial<Record<Name, unknown>>> = {
  weeklyHours: fullTimeWeeklyHours,
  taxCard: 'main',
  singleParent: false,
  workingOnAllowance: false,
};

const lines: ReadonlySet<string> = new Set([...mainLines, ...furtherLines]);

/** The entries beside the lines, which the table shows: the month, and what is known of card and work. */
export function useEnteredSlip({ entries }: PayslipCheckRecord): readonly {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
}[] {
  const words = usePayslipCheckWords(entries);
  const format = useFormat();
  return payslipCheckForm.names.flatMap((name) => {
    const reading = payslipCheckForm.fields[name].read(entries[name], {});
    const value = 'value' in reading ? reading.value : null;
    const isUsual = name in usual && usual[name] === value;
    if (value === null || isUsual || lines.has(name) || !payslipCheckForm.isAsked(name, entries))
      return [];
    const fieldWords: FieldWords<never> = words[name];
    const written = writeValue(payslipCheckForm.fields[name], fieldWords, value, format);
    return [{ name, label: fieldWords.label, value: written }];
  });
}
