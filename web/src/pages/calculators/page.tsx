import { CalculatorCard } from '../../calculators/CalculatorCard.tsx';
import { calculatorSections } from '../../calculators/calculators.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './calculators.module.css';

export default function CalculatorsPage() {
  const { t } = useTranslation('calculators');
  return (
    <>
      <header className={classes.header}>
        <h1>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      {calculatorSections.map(({ id, calculators }) => (
        <section className={classes.section} key={id} aria-labelledby={id}>
          <h2 id={id}>{t(`sections.${id}`)}</h2>
          <ul className={classes.cards}>
            {calculators.map((calculator) => (
              <li key={calculator.id}>
                <CalculatorCard {...calculator} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
