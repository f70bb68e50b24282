import type { Calculator } from '../../calculators/calculators.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { CalculatorExample } from './CalculatorExample.tsx';
import classes from './CalculatorQuestion.module.css';

interface CalculatorQuestionProps {
  readonly calculator: Calculator;
  /** A separate card, or a row among others. */
  readonly look: 'card' | 'row';
}

/** A calculator by the question that it answers, with its name, what it does and a live example. All of it leads there. */
export function CalculatorQuestion({ calculator, look }: CalculatorQuestionProps) {
  const { id, path, icon: Icon, isBeta = false, section } = calculator;
  const { t: card } = useTranslation('cards');
  const { t: frame } = useTranslation('frame');
  return (
    <article className={`${classes.calculator} ${classes[look]}`} data-section={section}>
      <div className={classes.words}>
        <h3 className={classes.question}>
          <PageLink className={classes.link} to={path}>
            {card(`${id}.question`)}
          </PageLink>
        </h3>
        <p className={classes.name}>
          <Icon aria-hidden="true" size={20} stroke={1.5} />
          {card(`${id}.name`)}
          {isBeta && <span className={classes.mark}>{frame('beta')}</span>}
        </p>
        <p className={classes.description} data-description="">
          {card(`${id}.sentence`)}
        </p>
      </div>
      <CalculatorExample id={id} />
    </article>
  );
}
