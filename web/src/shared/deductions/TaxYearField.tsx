import { supportedYears, type SupportedYear } from '@suen/engine/inputs';
import { SelectField } from '../form/SelectField.tsx';
import { NewerRules, RulesField } from '../rule-period/NewerRules.tsx';
import { useTranslation } from '../translation/use-translation.ts';

interface TaxYearFieldProps {
  readonly value: SupportedYear;
  readonly error?: string | undefined;
  readonly onChange: (taxYear: SupportedYear) => void;
}

const newestFirst = supportedYears.toReversed();

/** Which year's ceilings apply. Says so when there are those of a newer year, and offers them. */
export function TaxYearField({ value, error, onChange }: TaxYearFieldProps) {
  const { t } = useTranslation('shared');
  const [newest] = newestFirst;
  const choose = (written: string) => {
    const taxYear = supportedYears.find((year) => String(year) === written);
    if (taxYear !== undefined) onChange(taxYear);
  };
  return (
    <RulesField>
      <SelectField
        name="taxYear"
        label={t('taxYear.label')}
        hint={t('taxYear.hint')}
        error={error}
        value={String(value)}
        options={newestFirst.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={choose}
      />
      {newest !== undefined && newest !== value && (
        <NewerRules
          sentence={t('taxYear.newer', { year: newest })}
          onUse={() => onChange(newest)}
        />
      )}
    </RulesField>
  );
}
