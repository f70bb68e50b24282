import { freelanceDefaults } from '@suen/engine/calculators/freelance/input';
import { formatAmount, formatEuros } from '../../../shared/amount/format-amount.ts';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { limitsOf } from '../check-entries.ts';
import { useEntryNames } from '../entry-names.ts';
import type { FreelanceFormState } from './form-state.ts';

interface FieldOfForm {
  readonly form: FreelanceFormState;
}

const hourMarks = [0, 4, 8, 12, 16];
const dayMarks = [1, 2, 3, 4, 5, 6, 7];
const asMark = (value: number) => ({ value, label: String(value) });

/** What an hour brings. */
export function RateField({ form }: FieldOfForm) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  return (
    <MoneyField
      name="ratePerHour"
      label={t('ratePerHour.label')}
      hint={t('ratePerHour.hint')}
      error={problemText(shownProblems.get('ratePerHour'), {
        limit: formatEuros,
        example: formatAmount(freelanceDefaults.ratePerHour),
      })}
      isRequired
      isLarge
      value={entries.ratePerHour}
      onChange={(value) => enter('ratePerHour', value)}
      onLeave={() => leave('ratePerHour')}
    />
  );
}

/** How much of a year is worked. */
export function WorkingTimeFields({ form }: FieldOfForm) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const { hoursName, daysName } = useEntryNames();
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { hoursPerDay, daysPerWeek } = limitsOf;

  return (
    <>
      <SliderField
        name="hoursPerDay"
        label={t('hoursPerDay.label')}
        hint={t('hoursPerDay.hint')}
        error={problemText(shownProblems.get('hoursPerDay'), {
          limit: hoursName,
          example: '7.5',
        })}
        isRequired
        unit={t('hoursPerDay.unit')}
        minimum={hoursPerDay.minimum}
        maximum={hoursPerDay.maximum}
        step={0.5}
        marks={hourMarks.map(asMark)}
        value={entries.hoursPerDay}
        describe={hoursName}
        onChange={(value) => enter('hoursPerDay', value)}
        onLeave={() => leave('hoursPerDay')}
      />
      <SliderField
        name="daysPerWeek"
        label={t('daysPerWeek.label')}
        error={problemText(shownProblems.get('daysPerWeek'), {
          limit: daysName,
          example: String(freelanceDefaults.daysPerWeek),
        })}
        isRequired
        unit={t('days')}
        minimum={daysPerWeek.minimum}
        maximum={daysPerWeek.maximum}
        marks={dayMarks.map(asMark)}
        value={entries.daysPerWeek}
        describe={daysName}
        onChange={(value) => enter('daysPerWeek', value)}
        onLeave={() => leave('daysPerWeek')}
      />
      {(['yearlyHolidays', 'vacationDays'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`${name}.label`)}
          hint={t(`${name}.hint`, { days: freelanceDefaults[name] })}
          error={problemText(shownProblems.get(name), {
            limit: daysName,
            example: String(freelanceDefaults[name]),
          })}
          isRequired
          unit={t('days')}
          value={entries[name]}
          onChange={(value) => enter(name, value)}
          onLeave={() => leave(name)}
        />
      ))}
    </>
  );
}
