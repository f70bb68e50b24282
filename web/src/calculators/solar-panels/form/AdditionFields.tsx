import { solarFigures } from '@suen/engine/inputs';
import { useId } from 'react';
import { formatNumber } from '../../../shared/amount/format-amount.ts';
import fieldClasses from '../../../shared/form/Field.module.css';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { SolarPanelsFormState } from './form-state.ts';
import classes from './AdditionFields.module.css';

/** What will use electricity beside the household: boxes to tick. */
export function AdditionFields({ form }: { readonly form: SolarPanelsFormState }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const id = useId();
  const { electricCarKwh, heatPumpKwh } = solarFigures();
  const additions = [
    { name: 'includeEv', kwh: electricCarKwh },
    { name: 'hasHeatPump', kwh: heatPumpKwh },
  ] as const;
  return (
    <fieldset className={fieldClasses.field}>
      <legend className={`${fieldClasses.label} ${classes.legend}`}>{t('additions')}</legend>
      <div className={classes.boxes}>
        {additions.map(({ name, kwh }) => (
          <label key={name} className={classes.box}>
            <input
              type="checkbox"
              name={name}
              checked={form.entries[name]}
              aria-labelledby={`${id}-${name}`}
              aria-describedby={`${id}-${name}-hint`}
              className={classes.tick}
              onChange={(event) => form.enter(name, event.currentTarget.checked)}
            />
            <span className={classes.words}>
              <span id={`${id}-${name}`} className={classes.title}>
                {t(`${name}.label`)}
              </span>
              <span id={`${id}-${name}-hint`} className={fieldClasses.hint}>
                {t(`${name}.hint`, { amount: formatNumber(kwh) })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
