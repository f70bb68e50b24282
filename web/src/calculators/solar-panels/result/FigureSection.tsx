import { FoldedPart } from '../../../shared/result/parts/FoldedPart.tsx';
import type { Figure } from '../../../shared/result/tables/figure.ts';
import { FigureTable } from '../../../shared/result/tables/FigureTable.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './Figures.module.css';

interface FigureSectionProps {
  readonly title: string;
  /** What the section comes to. */
  readonly inBrief: string;
  /** The unit of the values. Left out where each value has its own. */
  readonly unit?: string;
  readonly figures: readonly Figure[];
  readonly hasHelp: boolean;
}

/** Figures that belong together, below their heading. */
export function FigureSection(props: FigureSectionProps) {
  const { title, inBrief, unit, figures, hasHelp } = props;
  const { t } = useTranslation('shared');
  const { t: systemText } = useTranslation('solar-panels', { keyPrefix: 'result.system' });
  return (
    <FoldedPart title={title} inBrief={inBrief} className={classes.section}>
      <FigureTable
        title={title}
        heads={[t('breakdown.line'), unit ?? systemText('value')]}
        hiddenHeads="name"
        figures={figures}
        hasHelp={hasHelp}
      />
    </FoldedPart>
  );
}
