import { IconArrowRight } from '@tabler/icons-react';
import button from '../../shared/button/Button.module.css';
import { PageLink } from '../../shared/PageLink.tsx';
import { CalculatorCard } from '../../shared/site-map/CalculatorCard.tsx';
import { calculatorIcons } from '../../shared/site-map/calculator-icons.ts';
import {
  listedCalculators,
  type ListedCalculator,
} from '../../shared/site-map/calculator-sections.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './home.module.css';
import { Statement } from './Statement.tsx';

/** The calculators that the home page puts forward; it lists the others below them. */
const leading: ReadonlySet<ListedCalculator['id']> = new Set([
  'net-salary',
  'tax-optimization',
  'loan-overpayment',
  'home-affordability',
]);
const isLeading = ({ id }: ListedCalculator) => leading.has(id);

const differences = ['exact', 'explained', 'private'] as const;

export default function HomePage() {
  const { t } = useTranslation('home');
  const { t: frame } = useTranslation('frame');
  return (
    <>
      <section className={classes.opening}>
        <div>
          <h1 className={classes.slogan}>{t('title')}</h1>
          <p className={classes.subtitle}>{t('subtitle')}</p>
          <PageLink
            className={`${button.button} ${button.filled} ${classes.start}`}
            to="/salary/calculator"
          >
            {t('start')}
            <IconArrowRight aria-hidden="true" size={20} />
          </PageLink>
        </div>
        <Statement />
      </section>

      <section className={classes.section}>
        <h2>{t('calculators.title')}</h2>
        <ul className={classes.cards}>
          {listedCalculators.filter(isLeading).map((calculator) => (
            <li key={calculator.id}>
              <CalculatorCard {...calculator} />
            </li>
          ))}
        </ul>
        <ul className={classes.others} aria-label={t('calculators.others')}>
          {listedCalculators
            .filter((calculator) => !isLeading(calculator))
            .map(({ id, path }) => {
              const Icon = calculatorIcons[id];
              return (
                <li key={id}>
                  <PageLink className={classes.other} to={path}>
                    <Icon aria-hidden="true" size={20} stroke={1.5} />
                    {frame(`calculators.${id}`)}
                  </PageLink>
                </li>
              );
            })}
        </ul>
        <PageLink
          className={`${button.button} ${button.outlined} ${classes.all}`}
          to="/calculators"
        >
          {t('calculators.all')}
          <IconArrowRight aria-hidden="true" size={20} />
        </PageLink>
      </section>

      <section className={classes.section}>
        <h2>{t('difference.title')}</h2>
        <ul className={classes.differences}>
          {differences.map((id) => (
            <li className={classes.difference} key={id}>
              <h3>{t(`difference.${id}.title`)}</h3>
              <p>{t(`difference.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
