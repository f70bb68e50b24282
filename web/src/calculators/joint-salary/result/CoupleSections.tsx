import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { PrintedSources } from '../../../shared/result/PrintedSources.tsx';
import { filingIds } from './filings.ts';
import { FilingsView } from './FilingsView.tsx';
import classes from './JointSalaryResultView.module.css';
import { SettlementView } from './SettlementView.tsx';

/** What concerns the couple: the settlement of the year and the methods of taxation. */
export function CoupleSections({ result }: { readonly result: JointSalaryResult }) {
  const { withheld, settlement, filings } = result.explanation ?? {};
  if (result.couple === undefined) return null;
  const ofSettlement = [withheld?.person1, withheld?.person2, settlement];
  const ofFilings = filingIds.map((id) => filings?.[id]);
  const steps = [...ofSettlement, ...ofFilings].flatMap((each) => each ?? []);
  return (
    <div className={classes.couple} data-sources="together">
      <SettlementView result={result} />
      <FilingsView result={result} />
      <PrintedSources steps={steps} />
    </div>
  );
}
