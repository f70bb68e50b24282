import { fullTimeWeeklyHours, monthsInYear } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { NameOf } from '../../../shared/form/state/entry-form.ts';
import { writeValue, type FieldWords } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { slots } from '../changes.ts';
import { asksIn } from '../entries.ts';
import { myYearForm } from '../form.ts';
import { useChangeWords, useMyYearWords } from '../words.ts';
import type { MyYearRecord } from './record.ts';

type Name = NameOf<typeof myYearForm>;

const base = myYearForm.names.filter(
  (name) => !/^(?:change|month|day|until|amount|hours)\d$/.test(name),
);

/** What most people leave as it is, by its value in a form as it begins. */
const usual: Readonly<Partial<Record<Name, unknown>>> = {
  startMonth: 1,
  weeklyHours: fullTimeWeeklyHours,
  partnerHours: fullTimeWeeklyHours,
  singleParent: false,
  residence: 'luxembourg',
  residentFrom: 1,
  residentUntil: monthsInYear,
  salaryFollowsIndex: true,
};

const isUsual = (name: Name, value: unknown) => name in usual && usual[name] === value;

/** The entries behind a result: what each field holds, and each change in a few words. */
export function useEnteredYear({ entries }: MyYearRecord): readonly {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
}[] {
  const words = useMyYearWords(entries);
  const { nameOf, said } = useChangeWords();
  const format = useFormat();
  const { t } = useTranslation('my-year', { keyPrefix: 'result' });
  const valueOf = (name: Name): unknown => {
    const reading = myYearForm.fields[name].read(entries[name], {});
    return 'value' in reading ? reading.value : null;
  };
  const numberOf = (name: Name): number | null => {
    const value = valueOf(name);
    return typeof value === 'number' ? value : null;
  };
  const fields = base.flatMap((name) => {
    const value = valueOf(name);
    const fieldWords: FieldWords<never> = words[name];
    if (value === null || !myYearForm.isAsked(name, entries) || isUsual(name, value)) return [];
    if (value === false) return [{ name, label: fieldWords.label, value: t('no') }];
    const written = writeValue(myYearForm.fields[name], fieldWords, value, format);
    return [{ name, label: fieldWords.label, value: written }];
  });
  const changes = slots.flatMap((slot) => {
    const kind = entries[`change${slot}`];
    if (kind === 'none') return [];
    const value = said({
      slot,
      kind,
      month: entries[`month${slot}`],
      until: entries[`until${slot}`],
      day: numberOf(`day${slot}`),
      amount: asksIn(entries, slot, 'amount') ? numberOf(`amount${slot}`) : null,
      hours: numberOf(`hours${slot}`),
    });
    return [{ name: `month${slot}` as const, label: nameOf(kind), value }];
  });
  return [...fields, ...changes];
}
