import type { Figure } from '../../../shared/result/figure.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { FoldedPart } from '../../../shared/result/FoldedPart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './Figures.module.css';

interface FigureSectionProps {
  readonly title: string;
  /** What the section comes to. */
  readonly standing: string;
  /** The head of the values: '€', or 'Value' where each has a unit of its own. */
  readonly head: string;
  readonly figures: readonly Figure[];
  readonly hasHelp: boolean;
}

/** Figures that belong together, below their heading. */
export function FigureSection(props: FigureSectionProps) {
  const { title, standing, head, figures, hasHelp } = props;
  const { t } = useTranslation('shared');
  return (
    <FoldedPart title={title} standing={standing} className={classes.section}>
      <FigureTable
        title={title}
        heads={[t('breakdown.line'), head]}
        figures={figures}
        hasHelp={hasHelp}
      />
    </FoldedPart>
  );
}
