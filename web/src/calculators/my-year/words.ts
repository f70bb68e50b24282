import { useFormat } from '../../shared/amount/use-format.ts';
import type { FieldError } from '../../shared/form/definition/read-entry.ts';
import type { FieldWords, WordsOfForm } from '../../shared/form/words/field-words.ts';
import { useRulePeriodNames } from '../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useGrossSalaryError, useSalaryFieldWords } from '../../subjects/salary/salary-words.ts';
import {
  asksFor,
  conflictOf,
  isEvent,
  slots,
  type Change,
  type ChangeKind,
  type Slot,
} from './changes.ts';
import { changesOf, type MyYearEntries } from './entries.ts';
import type { myYearForm } from './form.ts';

/** The names of changes, and each of them in a few words. */
export function useChangeWords() {
  const { t } = useTranslation('my-year');
  const format = useFormat();
  const { monthName, monthSpanName } = useRulePeriodNames();
  const nameOf = (kind: ChangeKind) => t(`change.${kind}.name`);
  /** What a change says: '€ 5 400 per month from April'. */
  const said = ({ kind, month, until, amount, hours }: Change): string => {
    const values = {
      month: monthName(month),
      months: monthSpanName({ from: month, to: until }),
      amount: format.eurosBriefly(amount ?? 0),
      hours: format.number(hours ?? 0),
    };
    if (kind === 'partTime') return t('said.partTime', values);
    if (kind === 'stop') return t('said.stop', values);
    if (isEvent(kind)) return t('said.event', values);
    if (kind === 'raise' || kind === 'newJob') return t(`said.${kind}`, values);
    return asksFor(kind, 'until') ? t('said.span', values) : t('said.bonus', values);
  };
  return { nameOf, said };
}

/** The words of the form's fields, also for what can be changed beside a result. */
export function useMyYearWords(entries: MyYearEntries): WordsOfForm<typeof myYearForm> {
  const { t } = useTranslation('my-year');
  const { monthName } = useRulePeriodNames();
  const payMonth = `${entries.taxYear}-01`;
  const salary = useSalaryFieldWords(payMonth);
  const changeWords = useWordsOfChanges(entries);
  const month = (label: string): FieldWords<number> => ({ label, write: monthName });
  const paid = (name: 'pension1' | 'pension2') => ({ label: t(`form.${name}.label`) });
  return {
    grossSalary: {
      label: t('form.grossSalary.label'),
      hint: t('form.grossSalary.hint'),
      error: useGrossSalaryError(payMonth, 'monthly'),
    },
    taxClass: salary.taxClass,
    taxYear: { label: t('form.taxYear'), write: String },
    startMonth: {
      label: t('form.startMonth.label'),
      write: (value) => (value === 1 ? t('form.startMonth.january') : monthName(value)),
    },
    startDay: { label: t('form.startDay.label'), hint: t('form.startDay.hint') },
    weeklyHours: salary.weeklyHours,
    distanceToWork: salary.distanceToWork,
    partnerGross: { label: t('form.partnerGross.label'), hint: t('form.partnerGross.hint') },
    partnerHours: { ...salary.weeklyHours, label: t('form.partnerHours.label'), hint: undefined },
    singleParent: yesOrNo(t('form.singleParent.label'), t('form.singleParent.hint')),
    residence: {
      label: t('form.residence.label'),
      write: (value) => t(`form.residence.${value}`),
    },
    residentFrom: month(t('form.residentFrom.label')),
    residentUntil: {
      ...month(t('form.residentUntil.label')),
      error: ({ limit }) => t('conflict.before', { month: monthName(limit ?? 1) }),
    },
    foreignIncome: { label: t('form.foreignIncome.label'), hint: t('form.foreignIncome.hint') },
    salaryFollowsIndex: yesOrNo(
      t('form.salaryFollowsIndex.label'),
      t('form.salaryFollowsIndex.hint'),
    ),
    age1: { label: t('form.age1.label'), unit: t('form.years') },
    age2: { label: t('form.age2.label'), unit: t('form.years') },
    childrenInHousehold: { label: t('form.childrenInHousehold.label') },
    pension1: paid('pension1'),
    pension2: paid('pension2'),
    insurances: { label: t('form.insurances.label'), hint: t('form.insurances.hint') },
    homeSavings1: { label: t('form.homeSavings1.label'), hint: t('form.homeSavings1.hint') },
    ...changeWords,
  };
}

/** A question that is answered with yes or no: only a yes is worth a word. */
function yesOrNo(label: string, hint: string): FieldWords<boolean> {
  return {
    label,
    hint,
    write: (isYes) => (isYes ? label : ''),
    brief: (isYes) => (isYes ? label : undefined),
  };
}

type ChangeWords = Pick<
  WordsOfForm<typeof myYearForm>,
  `${'change' | 'month' | 'day' | 'until' | 'amount' | 'hours'}${Slot}`
>;

/** The words of the fields of each change, which depend on its kind. */
function useWordsOfChanges(entries: MyYearEntries): ChangeWords {
  const { t } = useTranslation('my-year');
  const { monthName } = useRulePeriodNames();
  const { nameOf } = useChangeWords();
  const { t: salaryText } = useTranslation('salary');
  const hoursUnit = salaryText('weeklyHours.unit');
  const words = slots.flatMap((slot): readonly (readonly [string, FieldWords<never>])[] => {
    const kind = entries[`change${slot}`];
    const known = kind === 'none' ? 'raise' : kind;
    const month = { write: monthName };
    const isJob = known === 'partTime' ? 'partTime' : 'other';
    const amount = known === 'birth' || known === 'stop' ? 'raise' : known;
    return [
      [
        `change${slot}`,
        {
          label: t('form.changes.number', { number: slot }),
          write: (value: ChangeKind | 'none') =>
            value === 'none' ? t('form.changes.noChange') : nameOf(value),
        },
      ],
      [
        `month${slot}`,
        {
          ...month,
          label: t(`change.${known}.month`),
          error: (error: FieldError) => errorOf(error, slot),
        },
      ],
      [
        `until${slot}`,
        {
          ...month,
          label: t('change.until'),
          error: ({ limit = 1 }: FieldError) => t('conflict.before', { month: monthName(limit) }),
        },
      ],
      [`day${slot}`, { label: t(`change.day.${known === 'stop' ? 'stop' : 'newJob'}`) }],
      [`amount${slot}`, { label: t(`change.${amount}.amount`), hint: t(`change.${known}.hint`) }],
      [`hours${slot}`, { label: t(`change.hours.${isJob}`), unit: hoursUnit }],
    ];
  });
  const errorOf = ({ code }: FieldError, slot: Slot): string => {
    const all = changesOf(entries, nothingRead);
    const own = all.find((change) => change.slot === slot);
    const conflict = own && conflictOf(own, all, entries);
    if (code === 'conflict' && conflict) return t(`conflict.${conflict}`);
    if (code === 'mainEmployerFirst') return t('conflict.secondAlone');
    return t(`conflict.${code === 'mustBeLater' ? 'overlap' : 'refused'}`);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made name by name as the type says
  return Object.fromEntries(words) as ChangeWords;
}

/** Amounts decide no conflict. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made name by name as the type says
const nothingRead = Object.fromEntries(
  slots.flatMap((slot) => [
    [`day${slot}`, null],
    [`amount${slot}`, null],
    [`hours${slot}`, null],
  ]),
) as Readonly<Record<`${'day' | 'amount' | 'hours'}${Slot}`, null>>;
