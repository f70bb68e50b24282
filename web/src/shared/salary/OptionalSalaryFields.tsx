import { salaryFigures } from '@suen/engine/inputs';
import {
  formatAmount,
  formatEuros,
  formatEurosBriefly,
  formatPercent,
} from '../amount/format-amount.ts';
import { MoneyField } from '../form/MoneyField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { OptionalFields } from '../form/OptionalFields.tsx';
import { useProblemText } from '../form/problem-text.ts';
import type { EntryProblem } from '../form/read-entry.ts';
import { WeeklyHoursField, type WeeklyHoursEntry } from './WeeklyHoursField.tsx';

/** The optional fields of a salary, by the names of the API. */
const optionalSalaryEntries = [
  'increasePercent',
  'transportCosts',
  'supplementaryPension',
] as const;

type OptionalName = (typeof optionalSalaryEntries)[number];

/** The part of a form's state that the optional fields need. */
interface OptionalSalaryForm {
  readonly entries: Readonly<Record<OptionalName | 'payMonth', string>>;
  readonly shownProblems: { get(name: OptionalName): EntryProblem | undefined };
  readonly enter: (name: OptionalName, value: string) => void;
  readonly leave: (name: OptionalName) => void;
  readonly isOptionalOpen: boolean;
  readonly openOptional: (isOpen: boolean) => void;
}

interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

interface OptionalSalaryFieldsProps {
  readonly form: OptionalSalaryForm;
  readonly title: string;
  /** What each field is called and what it does, with the most that counts under the rules chosen. */
  readonly words: Readonly<Record<OptionalName, (maximum: string) => FieldWords>>;
  /** The weekly hours of each employee. */
  readonly hours: readonly WeeklyHoursEntry[];
}

/** What few people need: part time, a coming increase, and what a tax card or a pension scheme adds. */
export function OptionalSalaryFields({ form, title, words, hours }: OptionalSalaryFieldsProps) {
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, isOptionalOpen, openOptional } = form;
  const { travelAllowanceMaximum, supplementaryPensionMaximum } = salaryFigures(entries.payMonth);
  const values = [
    ...hours.map(({ value }) => value),
    ...optionalSalaryEntries.map((name) => entries[name]),
  ];
  const amountWording = { limit: formatEuros, example: formatAmount(1200) };

  return (
    <OptionalFields
      title={title}
      filledCount={values.filter((value) => value.trim() !== '').length}
      fieldCount={values.length}
      isOpen={isOptionalOpen}
      onToggle={openOptional}
    >
      {hours.map((entry) => (
        <WeeklyHoursField key={entry.name} {...entry} />
      ))}
      <NumberField
        name="increasePercent"
        {...words.increasePercent('')}
        error={problemText(shownProblems.get('increasePercent'), {
          limit: formatPercent,
          example: '2.5',
        })}
        unit="%"
        value={entries.increasePercent}
        onChange={(value) => enter('increasePercent', value)}
        onLeave={() => leave('increasePercent')}
      />
      <MoneyField
        name="transportCosts"
        {...words.transportCosts(formatEurosBriefly(travelAllowanceMaximum))}
        error={problemText(shownProblems.get('transportCosts'), amountWording)}
        value={entries.transportCosts}
        onChange={(value) => enter('transportCosts', value)}
        onLeave={() => leave('transportCosts')}
      />
      <MoneyField
        name="supplementaryPension"
        {...words.supplementaryPension(formatEurosBriefly(supplementaryPensionMaximum))}
        error={problemText(shownProblems.get('supplementaryPension'), amountWording)}
        value={entries.supplementaryPension}
        onChange={(value) => enter('supplementaryPension', value)}
        onLeave={() => leave('supplementaryPension')}
      />
    </OptionalFields>
  );
}
