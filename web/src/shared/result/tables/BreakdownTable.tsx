import { Amount } from '../../amount/Amount.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import type { BreakdownLine } from './breakdown-line.ts';
import { FigureTable } from './FigureTable.tsx';

interface BreakdownTableProps {
  /** Names the table for screen readers. */
  readonly title: string;
  /** The head of the amounts: '€ a month'. */
  readonly unit: string;
  readonly lines: readonly BreakdownLine[];
  /** False if a table before this one already says that lines can be opened. */
  readonly hasHelp?: boolean;
}

/** Lines with their swatches and amounts; each opens in place to say how it is computed. */
export function BreakdownTable({ title, unit, lines, hasHelp = true }: BreakdownTableProps) {
  const { t } = useTranslation('shared');
  return (
    <FigureTable
      title={title}
      heads={[t('breakdown.line'), unit]}
      figures={lines.map(({ amount, payslipTerm, ...line }) => ({
        ...line,
        officialTerm: payslipTerm,
        values: [<Amount key="amount" value={amount} />],
      }))}
      hasHelp={hasHelp}
    />
  );
}
