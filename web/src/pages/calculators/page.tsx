import { month } from 'virtual:calculator-examples';
import { calculatorSections } from '../../calculators/calculators.ts';
import { situations } from '../../calculators/situation.ts';
import { CalculatorQuestion } from '../../catalogue/calculator-examples/CalculatorQuestion.tsx';
import { SectionDrawing } from '../../shared/section/SectionDrawing.tsx';
import { useMonthName } from '../../shared/translation/day-names.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './calculators.module.css';

/**
 * All calculators by section, each with its question and a live example. The choice of a situation hides the others with
 * style alone, so that it needs no script.
 */
export default function CalculatorsPage() {
  const { t } = useTranslation('calculators');
  const { t: example } = useTranslation('calculator-examples');
  const monthName = useMonthName();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <fieldset className={classes.situations}>
        <legend>{t('situations.label')}</legend>
        {(['all', ...situations] as const).map((situation) => (
          <label key={situation} className={classes.situation}>
            <input
              type="radio"
              name="situation"
              value={situation}
              defaultChecked={situation === 'all'}
            />
            {t(`situations.${situation}`)}
          </label>
        ))}
      </fieldset>
      {calculatorSections.map(({ id, calculators }) => (
        <section className={classes.section} key={id} data-section={id} aria-labelledby={id}>
          <div className={classes.about}>
            <div>
              <h2 id={id} className={classes.title}>
                {t(`sections.${id}`)}
              </h2>
              <p className={classes.quiet}>{t(`about.${id}`)}</p>
            </div>
            <div>
              <SectionDrawing section={id} />
            </div>
          </div>
          <ul className={classes.rows}>
            {calculators.map((calculator) => (
              <li key={calculator.id} data-situations={calculator.situations.join(' ')}>
                <CalculatorQuestion calculator={calculator} look="row" />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={classes.note}>{example('law', { month: monthName(month) })}</p>
    </div>
  );
}
