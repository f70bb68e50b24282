import { salaryFigures } from '@suen/engine/inputs';
import { useTranslation } from 'react-i18next';
import {
  formatAmount,
  formatEuros,
  formatEurosBriefly,
  formatPercent,
} from '../../../shared/amount/format-amount.ts';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { OptionalFields } from '../../../shared/form/OptionalFields.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { optionalEntries } from '../entries.ts';
import type { NetSalaryFormState } from './form-state.ts';

/** What few people need: a coming increase, and what a tax card or a pension scheme adds. */
export function OptionalDetails({ form }: { readonly form: NetSalaryFormState }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave, isOptionalOpen, openOptional } = form;
  const { travelAllowanceMaximum, supplementaryPensionMaximum } = salaryFigures(entries.payMonth);
  const who = entries.employmentType === 1 ? 'employee' : 'selfEmployed';
  const amountWording = { limit: formatEuros, example: formatAmount(1200) };

  return (
    <OptionalFields
      title={t('more')}
      filledCount={optionalEntries.filter((name) => entries[name].trim() !== '').length}
      fieldCount={optionalEntries.length}
      isOpen={isOptionalOpen}
      onToggle={openOptional}
    >
      <NumberField
        name="increasePercent"
        label={t('increasePercent.label')}
        hint={t('increasePercent.hint')}
        error={problemText(shownProblems.get('increasePercent'), {
          limit: formatPercent,
          example: '2.5',
        })}
        unit="%"
        value={entries.increasePercent}
        onChange={(value) => enter('increasePercent', value)}
        onLeave={() => leave('increasePercent')}
      />
      <MoneyField
        name="transportCosts"
        label={t('transportCosts.label')}
        hint={t('transportCosts.hint', { maximum: formatEurosBriefly(travelAllowanceMaximum) })}
        error={problemText(shownProblems.get('transportCosts'), amountWording)}
        value={entries.transportCosts}
        onChange={(value) => enter('transportCosts', value)}
        onLeave={() => leave('transportCosts')}
      />
      <MoneyField
        name="supplementaryPension"
        label={t('supplementaryPension.label')}
        hint={t(`supplementaryPension.hint.${who}`, {
          maximum: formatEurosBriefly(supplementaryPensionMaximum),
        })}
        error={problemText(shownProblems.get('supplementaryPension'), amountWording)}
        value={entries.supplementaryPension}
        onChange={(value) => enter('supplementaryPension', value)}
        onLeave={() => leave('supplementaryPension')}
      />
    </OptionalFields>
  );
}
