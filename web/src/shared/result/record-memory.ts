import type { ReloadMemory } from '../session-state.ts';
import type { CalculatorRecord } from './calculator-record.ts';
import { nothingYet, type ViewState } from './result-view.ts';

type Results = ViewState<CalculatorRecord<unknown, unknown>>;

const memory: ReloadMemory<Results> = {
  write: ({ results, shown, depth }) => ({ results, shown, depth }),
  read: (written) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this build of the site has written it
    const kept = written as Results;
    const results = kept.results.map((record) => ({
      ...record,
      calculatedOn: new Date(record.calculatedOn),
    }));
    return { ...nothingYet, ...kept, results };
  },
};

/** Has a reload of the tab find the results of a calculator again. */
export function recordMemory<OneRecord>(): ReloadMemory<ViewState<OneRecord>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read is what was written
  return memory as unknown as ReloadMemory<ViewState<OneRecord>>;
}
