import { examples, type ExampleValue } from 'virtual:calculator-examples';
import type { Calculator } from '../../calculators/calculators.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './CalculatorExample.module.css';

/** What a calculator answers to an example, with its bar to scale. The engine computed it when the page was built. */
export function CalculatorExample({ id }: Pick<Calculator, 'id'>) {
  const { t } = useTranslation('calculator-examples');
  const format = useFormat();
  const write = ({ unit, value }: ExampleValue) => {
    if (unit === 'cents') return format.euros(value);
    if (unit === 'euros') return format.wholeEuros(value);
    return unit === 'percent' ? format.percent(value) : format.number(value);
  };
  const example = examples[id];
  if (example === undefined) return null;
  const [first = '', second = '', third = ''] = example.entered.map(write);
  const values = { first, second, third, figure: write(example.figure) };
  return (
    <div className={classes.example}>
      <p className={classes.words}>
        {t(`${id}.entered`, values)}{' '}
        <strong className={classes.answer}>
          <span aria-hidden="true">→{'\u00A0'}</span>
          {t(`${id}.answer`, values)}
        </strong>
      </p>
      <div className={classes.bar} aria-hidden="true">
        {example.parts
          .filter(({ amount }) => amount > 0)
          .map(({ colour, amount, isHatched }) => (
            <span
              key={`${colour} ${isHatched}`}
              className={classes.part}
              data-colour={colour}
              data-hatched={isHatched}
              style={{ flexGrow: amount }}
            />
          ))}
      </div>
    </div>
  );
}
