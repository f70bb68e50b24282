import { month } from 'virtual:calculator-examples';
import { calculators } from '../../calculators/calculators.ts';
import { CalculatorQuestion } from '../../catalogue/calculator-examples/CalculatorQuestion.tsx';
import { iconOf } from '../../shared/icon-of.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useMonthName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Opening } from './Opening.tsx';
import button from '../../shared/button/Button.module.css';
import classes from './home.module.css';

const IconArrowRight = iconOf('arrow-right');

const differences = ['exact', 'explained', 'private'] as const;

export default function HomePage() {
  const { t } = useTranslation('home');
  const { t: example } = useTranslation('calculator-examples');
  const monthName = useMonthName();
  return (
    <>
      <Opening />

      <section className={classes.section}>
        <h2>{t('calculators.title')}</h2>
        <ul className={classes.cards}>
          {calculators
            .filter(({ isLeading = false }) => isLeading)
            .map((calculator) => (
              <li key={calculator.id}>
                <CalculatorQuestion calculator={calculator} look="card" />
              </li>
            ))}
        </ul>
        <ul className={classes.others} aria-label={t('calculators.others')}>
          {calculators
            .filter(({ isLeading = false }) => !isLeading)
            .map((calculator) => (
              <li key={calculator.id}>
                <CalculatorQuestion calculator={calculator} look="row" />
              </li>
            ))}
        </ul>
        <p className={classes.note}>{example('law', { month: monthName(month) })}</p>
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
