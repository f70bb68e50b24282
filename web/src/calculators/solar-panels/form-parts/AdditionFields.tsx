import { solarFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChoiceCard } from '../../../shared/form/controls/ChoiceCard.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden/VisuallyHidden.tsx';
import type { PartOfForm } from './part-of-form.ts';
import fieldClasses from '../../../shared/form/controls/Field.module.css';
import classes from './AdditionFields.module.css';

/** Checkboxes for additional consumption. */
export function AdditionFields({ form, control }: PartOfForm) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const format = useFormat();
  const { electricCarKwh, heatPumpKwh } = solarFigures(useToday());
  const additions = [
    { name: 'includeEv', kwh: electricCarKwh },
    { name: 'hasHeatPump', kwh: heatPumpKwh },
  ] as const;
  return (
    <fieldset className={fieldClasses.field}>
      {/* The fold around it says it to whoever sees. */}
      <legend>
        <VisuallyHidden>{t('additions')}</VisuallyHidden>
      </legend>
      <div className={classes.boxes}>
        {additions.map(({ name, kwh }) => (
          <ChoiceCard
            key={name}
            type="checkbox"
            name={name}
            label={control(name).label}
            description={t(`${name}.hint`, { amount: format.number(kwh) })}
            isChosen={form.entries[name]}
            onChange={(isChosen) => form.enter(name, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
