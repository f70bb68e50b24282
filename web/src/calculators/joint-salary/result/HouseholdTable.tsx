import { Amount } from '../../../shared/amount/Amount.tsx';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { HouseholdPart } from './household.ts';
import { householdRows, useHouseholdLines } from './household-lines.ts';
import classes from './HouseholdBreakdown.module.css';

interface HouseholdTableProps {
  readonly parts: readonly HouseholdPart[];
  /** The part whose column is marked, is alone on a phone, and is explained when a line is opened. */
  readonly chosen: HouseholdPart;
  readonly period: ResultPeriod;
}

/** From gross to net, with a column for each person and one for both together. */
export function HouseholdTable({ parts, chosen, period }: HouseholdTableProps) {
  const { t } = useTranslation('joint-salary');
  const { t: shared } = useTranslation('shared');
  const linesOf = useHouseholdLines();
  // A dash and no zero for what a person does not pay.
  const rows = householdRows(parts.map(linesOf), linesOf(chosen), (amount) =>
    amount === 0 ? '–' : <Amount value={amount} />,
  );
  return (
    <div className={classes.table} data-chosen={parts.indexOf(chosen)}>
      <FigureTable
        title={t(`result.table.${period}`)}
        heads={[shared(`period.unit.${period}`), ...parts.map(({ scope }) => t(`person.${scope}`))]}
        figures={rows}
        hasHelp={false}
      />
      <p className={classes.help}>{t('result.help', { person: t(`person.${chosen.scope}`) })}</p>
    </div>
  );
}
