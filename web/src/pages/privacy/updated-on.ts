type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: Month;
  readonly day: number;
}

/** The day of the policy's last change. Whoever changes its texts changes this too. */
export const updatedOn: Day = { year: 2026, month: 11, day: 21 };
