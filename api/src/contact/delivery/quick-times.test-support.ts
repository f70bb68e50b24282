import type { DeliveryTimes } from './delivery.ts';

/** As usual, a hundred times faster. On a busy computer, too, an attempt must end before its lease. */
export const quickTimes: DeliveryTimes = {
  lookIntervalMs: 50,
  leaseMs: 700,
  answerLeaseMs: 700,
  whenUnavailable: { firstMs: 30, maxMs: 100 },
  whenDeferred: { firstMs: 100, maxMs: 1000 },
  stopMs: 300,
};
