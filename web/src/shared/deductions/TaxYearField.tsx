import { periodOfDay, supportedYears, type SupportedYear } from '@suen/engine/inputs';
import { SelectField } from '../form/SelectField.tsx';
import { useToday } from '../use-today.ts';
import { useTranslation } from '../translation/use-translation.ts';

interface TaxYearFieldProps {
  readonly value: SupportedYear;
  readonly error?: string | undefined;
  readonly onChange: (taxYear: SupportedYear) => void;
}

const newestFirst = supportedYears.toReversed();

/** Which year's limits apply. Says what older ones are for, and when those of today are not known yet. */
export function TaxYearField({ value, error, onChange }: TaxYearFieldProps) {
  const { t } = useTranslation('shared');
  const { taxYear: yearOfToday, isBeyondKnown } = periodOfDay(useToday());
  const newestHint = isBeyondKnown ? 'taxYear.notYetKnown' : 'taxYear.hint';
  const choose = (written: string) => {
    const taxYear = supportedYears.find((year) => String(year) === written);
    if (taxYear !== undefined) onChange(taxYear);
  };
  return (
    <SelectField
      name="taxYear"
      label={t('taxYear.label')}
      hint={t(value < yearOfToday ? 'taxYear.older' : newestHint)}
      error={error}
      value={String(value)}
      options={newestFirst.map((year) => ({ value: String(year), label: String(year) }))}
      onChange={choose}
    />
  );
}
