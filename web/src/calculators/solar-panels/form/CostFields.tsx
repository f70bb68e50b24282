import { solarPanelsDefaults } from '@suen/engine/inputs';
import { formatAmount, formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { SolarPanelsFormState } from './form-state.ts';

/** What the system costs and who pays a part of it. */
export function CostFields({ form }: { readonly form: SolarPanelsFormState }) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { subsidy, vat } = quotedFigures();
  const money = (name: 'costPerKWp' | 'additionalSubsidyAmount') => (
    <MoneyField
      name={name}
      label={t(`${name}.label`)}
      hint={t(`${name}.hint`, { vat })}
      error={problemText(shownProblems.get(name), {
        limit: formatEuros,
        example: formatAmount(solarPanelsDefaults[name]),
      })}
      isRequired
      value={entries[name]}
      onChange={(value) => enter(name, value)}
      onLeave={() => leave(name)}
    />
  );

  return (
    <>
      {money('costPerKWp')}
      <NumberField
        name="baseSubsidyPercent"
        label={t('baseSubsidyPercent.label')}
        hint={t('baseSubsidyPercent.hint', subsidy)}
        error={problemText(shownProblems.get('baseSubsidyPercent'), {
          limit: formatPercent,
          example: String(solarPanelsDefaults.baseSubsidyPercent),
        })}
        isRequired
        unit="%"
        value={entries.baseSubsidyPercent}
        onChange={(value) => enter('baseSubsidyPercent', value)}
        onLeave={() => leave('baseSubsidyPercent')}
      />
      {money('additionalSubsidyAmount')}
    </>
  );
}
