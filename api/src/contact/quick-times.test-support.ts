import type { DeliveryTimes } from './delivery.ts';

/** As usual, a hundred times faster; but a busy computer must not make a process look dead. */
export const quickTimes: DeliveryTimes = {
  lookIntervalMs: 50,
  beatIntervalMs: 50,
  silenceMs: 700,
  whenUnavailable: { firstMs: 30, maxMs: 100 },
  whenDeferred: { firstMs: 100, maxMs: 1000 },
  stopMs: 300,
};
