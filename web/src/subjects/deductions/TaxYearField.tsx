import { periodOfDay, supportedYears, type SupportedYear } from '@suen/engine/small-door';
import { SelectField } from '../../shared/form/controls/SelectField.tsx';
import type { ControlOf } from '../../shared/form/words/field-words.ts';
import { useToday } from '../../shared/today/use-today.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const newestFirst = supportedYears.toReversed();

/** Which year's limits apply. Says what older years are for, and if this year's limits are not known yet. */
export function TaxYearField(control: ControlOf<SupportedYear> & { readonly shortLabel?: string }) {
  const { value, onChange } = control;
  const { t } = useTranslation('shared');
  const { taxYear: yearOfToday, isBeyondKnown } = periodOfDay(useToday());
  const newestHint = isBeyondKnown ? 'taxYear.notYetKnown' : 'taxYear.hint';
  const choose = (written: string) => {
    const taxYear = supportedYears.find((year) => String(year) === written);
    if (taxYear !== undefined) onChange(taxYear);
  };
  return (
    <SelectField
      {...control}
      hint={t(value < yearOfToday ? 'taxYear.older' : newestHint)}
      value={String(value)}
      options={newestFirst.map((year) => ({ value: String(year), label: String(year) }))}
      onChange={choose}
    />
  );
}
