import { useId } from 'react';
import type { Figure } from '../../../shared/result/figure.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './OptionCard.module.css';

/** Figures of one kind: without early repayment, with it, and the difference. */
interface FigureGroup {
  readonly id: string;
  /** What they measure: 'Interest'. */
  readonly name: string;
  readonly figures: readonly Figure[];
}

interface OptionCardProps {
  readonly title: string;
  /** What stays and what changes. */
  readonly lead: string;
  readonly groups: readonly FigureGroup[];
}

/** One option with its figures. Each opens to explain how it is computed. */
export function OptionCard({ title, lead, groups }: OptionCardProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result' });
  const titleId = useId();
  return (
    <section className={classes.option} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      <p className={classes.lead}>{lead}</p>
      {groups.map(({ id, name, figures }, position) => (
        <FigureTable
          key={id}
          title={`${title}, ${name}`}
          heads={[name, t('value')]}
          figures={figures}
          hasHelp={position === groups.length - 1}
        />
      ))}
    </section>
  );
}
