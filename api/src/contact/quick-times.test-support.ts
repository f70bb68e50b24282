import type { DeliveryTimes } from './delivery.ts';

/** As usual, a hundred times faster; but a busy computer must not make a process look dead. */
export const quickTimes: DeliveryTimes = {
  lookMilliseconds: 50,
  beatMilliseconds: 50,
  silenceMilliseconds: 700,
  whenUnavailable: { firstMilliseconds: 30, longestMilliseconds: 100 },
  whenDeferred: { firstMilliseconds: 100, longestMilliseconds: 1000 },
  stopMilliseconds: 300,
};
