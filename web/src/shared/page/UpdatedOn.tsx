import { useDayName } from '../translation/day-names.ts';

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A day of the calendar. */
interface Day {
  readonly year: number;
  readonly month: Month;
  readonly day: number;
}

interface UpdatedOnProps extends Day {
  /** What was done on that day, before it: “Last updated:”. */
  readonly label: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Says of which day a page is, as the page's language writes days. */
export function UpdatedOn({ label, year, month, day }: UpdatedOnProps) {
  const dayName = useDayName();
  const isoDay = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return (
    <p>
      {label} <time dateTime={isoDay}>{dayName(isoDay)}</time>
    </p>
  );
}
