import { useId } from 'react';
import { Panel } from '../../../shared/panel/Panel.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useIsPhone } from '../../../shared/window/use-is-phone.ts';
import classes from './OptionCard.module.css';

/** Figures of one kind: without early repayment, with it, and the difference. */
interface FigureGroup {
  readonly id: string;
  /** What they measure: 'Interest'. */
  readonly name: string;
  /** What the figures are: 'Amount'. */
  readonly unit: string;
  readonly figures: readonly Figure[];
}

interface OptionCardProps {
  readonly title: string;
  /** What it saves: seen while the card is folded on a phone. */
  readonly inBrief: string;
  /** What stays and what changes. */
  readonly lead: string;
  readonly groups: readonly FigureGroup[];
  /** False where a table before it already says that rows can be opened. */
  readonly hasHelp: boolean;
}

/** One option with its figures. Each opens to explain how it is computed. On a phone, the two options are folded. */
export function OptionCard({ title, inBrief, lead, groups, hasHelp }: OptionCardProps) {
  const titleId = useId();
  const figuresOfOption = (
    <>
      <p className={classes.lead}>{lead}</p>
      {groups.map(({ id, name, unit, figures }, position) => (
        <FigureTable
          key={id}
          title={`${title}, ${name}`}
          heads={[name, unit]}
          figures={figures}
          hasHelp={hasHelp && position === groups.length - 1}
        />
      ))}
    </>
  );
  if (useIsPhone()) {
    return (
      <Panel title={title} inBrief={inBrief} isOpenOnPaper>
        <div className={classes.folded}>{figuresOfOption}</div>
      </Panel>
    );
  }
  return (
    <section className={classes.option} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {figuresOfOption}
    </section>
  );
}
