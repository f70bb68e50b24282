import { previewedLimits } from '@suen/engine/calculators/tax-optimization/limits-preview';
import { partnerNames, taxOptimizationForm } from '../form.ts';
import type { PartOfForm } from './field-controls.ts';

/** The limits of the household with what is paid so far; undefined until all ages are known, on which some limits depend. */
export function limitsOfForm({ entries }: PartOfForm['form']) {
  const { fields, limitsOf, isAsked } = taxOptimizationForm;
  const amountOf = (name: (typeof taxOptimizationForm.names)[number]): number | null => {
    if (!isAsked(name, entries)) return null;
    const reading = fields[name].read(entries[name], limitsOf[name]);
    return 'value' in reading && typeof reading.value === 'number' ? reading.value : null;
  };
  const age1 = amountOf('age1');
  const age2 = amountOf('age2');
  if (age1 === null || (isAsked(partnerNames[0], entries) && age2 === null)) return undefined;
  const amounts = Object.fromEntries(
    taxOptimizationForm.names.map((name) => [name, amountOf(name)] as const),
  );
  const { taxYear, childrenInHousehold, outstandingBalanceInsuranceType } = entries;
  return previewedLimits(
    { ...amounts, age1, age2, taxYear, childrenInHousehold, outstandingBalanceInsuranceType },
    taxYear,
  );
}
