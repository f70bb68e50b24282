import { perMonth, perYear } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useSessionState } from '../../../shared/session/session-state.ts';
import { consumptionIn, type ConsumptionPeriod } from '../form.ts';
import type { PartOfForm } from './part-of-form.ts';

/** A consumption that a switch of the period has converted. */
interface Conversion {
  readonly typed: string;
  readonly typedPeriod: ConsumptionPeriod;
  readonly converted: string;
}

const noConversion: { readonly last: Conversion | undefined } = { last: undefined };

/** The switch between a month and a year: the same electricity is kept and its figure converted. */
export function useConsumptionPeriod({ entries, enter }: PartOfForm['form']) {
  const format = useFormat();
  const { consumption, consumptionPeriod: period } = entries;
  const [{ last }, change] = useSessionState('solar-panels.conversion', noConversion);
  // A figure typed after the conversion is kept as it is.
  const conversion = last?.converted === consumption ? last : undefined;

  const choosePeriod = (chosen: ConsumptionPeriod) => {
    if (chosen === period) return;
    enter('consumptionPeriod', chosen);
    const amount = consumptionIn(consumption);
    if (amount === null) return;
    if (conversion !== undefined) {
      // Switching back restores the typed figure, without the rounding.
      enter('consumption', conversion.typed);
      change(() => noConversion);
      return;
    }
    const converted = format.number(chosen === 'annual' ? perYear(amount) : perMonth(amount));
    enter('consumption', converted);
    change(() => ({ last: { typed: consumption, typedPeriod: period, converted } }));
  };

  /** The typed figure is meant for the period chosen now. */
  const keepTyped = (typed: string) => {
    enter('consumption', typed);
    change(() => noConversion);
  };

  return { choosePeriod, conversion, keepTyped };
}
