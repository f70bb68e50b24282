import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import type { PartOfForm } from './part-of-form.ts';

/** The amounts of cost and subsidies. */
export function CostFields({ control }: PartOfForm) {
  return (
    <>
      <MoneyField {...control('costPerKWp')} />
      <MoneyField {...control('additionalSubsidyAmount')} />
    </>
  );
}
