import { formatNumber } from '../amount/format-amount.ts';
import { NumberField } from '../form/NumberField.tsx';
import { useProblemText } from '../form/problem-text.ts';
import type { EntryProblem } from '../form/read-entry.ts';
import { useTranslation } from '../translation/use-translation.ts';

/** An employee's hours of work a week, as a form holds them. */
export interface WeeklyHoursEntry {
  readonly name: 'weeklyHours' | 'weeklyHours2';
  readonly label: string;
  readonly value: string;
  readonly problem: EntryProblem | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const exampleHours = 20;

/** How many hours a week an employee works; empty for full time. */
export function WeeklyHoursField({ problem, ...entry }: WeeklyHoursEntry) {
  const { t } = useTranslation('shared', { keyPrefix: 'weeklyHours' });
  const problemText = useProblemText();
  return (
    <NumberField
      {...entry}
      hint={t('hint')}
      error={problemText(problem, {
        limit: (hours) => t('name', { hours: formatNumber(hours) }),
        example: String(exampleHours),
      })}
      unit={t('unit')}
    />
  );
}
