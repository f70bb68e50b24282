import type { Day } from '../../shared/page/UpdatedOn.tsx';

/** The day of the policy's last change. Whoever changes its texts changes this too. */
export const updatedOn: Day = { year: 2026, month: 11, day: 21 };
