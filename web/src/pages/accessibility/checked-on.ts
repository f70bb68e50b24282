import type { Day } from '../../shared/page/UpdatedOn.tsx';

/** The day on which the statement was last held against the site. Whoever changes its texts changes this too. */
export const checkedOn: Day = { year: 2026, month: 11, day: 21 };
