import type { Step } from '@suen/engine/small-door';
import { useFormat } from '../amount/use-format.ts';
import { useLanguage, useTranslation } from '../translation/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { briefSentence, decidingStep, lawOf } from './brief.ts';
import { Sources } from './Sources.tsx';
import { useSpokenFigure, useSpokenSign } from './SpokenFormula.tsx';
import { useStepTexts } from './step-texts.ts';
import { writeFigure } from './write-figure.ts';
import classes from './HowComputed.module.css';

interface BriefExplanationProps {
  readonly answer: Step;
  readonly steps: readonly Step[];
  /** True where a line has several answers, which are then told apart by their names. */
  readonly isNamed: boolean;
}

const signs = { '+': '+', '-': '−', '×': '×', '÷': '÷' } as const;

/** One answer in a sentence with its figures, and its law. */
export function BriefExplanation({ answer, steps, isNamed }: BriefExplanationProps) {
  const { t } = useTranslation('explanation');
  const { t: shared } = useTranslation('shared');
  const { nameOf } = useStepTexts();
  const format = useFormat();
  const language = useLanguage();
  const speak = useSpokenFigure();
  const spokenSign = useSpokenSign();
  const step = decidingStep(answer, steps);
  const label = (name: string) => shared('label', { label: name });
  const [seen, heard] = [
    briefSentence(step, language, {
      t,
      nameOf,
      label,
      write: (value, unit) => writeFigure(value, unit, format),
      sign: (operator) => signs[operator],
    }),
    briefSentence(step, language, { t, nameOf, label, write: speak, sign: spokenSign }),
  ];
  return (
    <div className={classes.brief}>
      <p>
        {isNamed && <span className={classes.name}>{label(nameOf(answer.id))} </span>}
        <span aria-hidden="true">{seen}</span> <VisuallyHidden>{heard}</VisuallyHidden>
      </p>
      <Sources sources={lawOf(step, steps)} />
    </div>
  );
}
