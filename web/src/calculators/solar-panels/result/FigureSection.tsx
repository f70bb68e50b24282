import type { Figure } from '../../../shared/result/figure.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './Figures.module.css';

interface FigureSectionProps {
  readonly title: string;
  /** The head of the values: '€', or 'Value' where each has a unit of its own. */
  readonly head: string;
  readonly figures: readonly Figure[];
  readonly hasHelp: boolean;
}

/** Figures that belong together, below their heading. */
export function FigureSection({ title, head, figures, hasHelp }: FigureSectionProps) {
  const { t } = useTranslation('shared');
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <FigureTable
        title={title}
        heads={[t('breakdown.line'), head]}
        figures={figures}
        hasHelp={hasHelp}
      />
    </section>
  );
}
