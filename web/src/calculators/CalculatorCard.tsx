import { PageLink } from '../shared/PageLink.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import classes from './CalculatorCard.module.css';
import type { Calculator } from './calculators.ts';
import { iconOf } from '../shared/icon-of.ts';

const IconArrowRight = iconOf('arrow-right');

/**
 * A calculator's card with icon, name and a description of at most two lines. The whole card is a
 * link.
 */
export function CalculatorCard({ id, path, icon: Icon, isBeta = false }: Calculator) {
  const { t: card } = useTranslation('cards');
  const { t: frame } = useTranslation('frame');
  return (
    <article className={classes.card}>
      <span className={classes.sign}>
        <Icon aria-hidden="true" size={26} stroke={1.5} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <PageLink className={classes.link} to={path}>
            {card(`${id}.name`)}
          </PageLink>
          {isBeta && <span className={classes.mark}>{frame('beta')}</span>}
        </h3>
        <p className={classes.description}>{card(`${id}.sentence`)}</p>
      </div>
      <IconArrowRight aria-hidden="true" className={classes.arrow} size={20} stroke={1.75} />
    </article>
  );
}
