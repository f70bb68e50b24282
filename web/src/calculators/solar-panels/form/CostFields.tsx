import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import { formatAmount, formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { ChoiceCards } from '../../../shared/form/ChoiceCards.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useProblemText } from '../../../shared/form/problem-text.ts';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { subsidySchemes } from '../entries.ts';
import { useEntryNames } from '../entry-names.ts';
import { quotedFigures } from '../quoted-figures.ts';
import type { SolarPanelsFormState } from './form-state.ts';

interface CostFieldsProps {
  readonly form: SolarPanelsFormState;
}

/** What the system costs and who pays a part of it. */
export function CostFields({ form }: CostFieldsProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form' });
  const problemText = useProblemText();
  const { entries, shownProblems, enter, leave } = form;
  const { vat } = quotedFigures();
  const money = (name: 'costPerKWp' | 'additionalSubsidyAmount') => (
    <MoneyField
      name={name}
      label={t(`${name}.label`)}
      hint={t(`${name}.hint`, { vat, default: formatEuros(solarPanelsDefaults[name]) })}
      error={problemText(shownProblems.get(name), {
        limit: formatEuros,
        example: formatAmount(solarPanelsDefaults[name]),
      })}
      value={entries[name]}
      onChange={(value) => enter(name, value)}
      onLeave={() => leave(name)}
    />
  );

  return (
    <>
      {money('costPerKWp')}
      <SchemeField form={form} />
      {entries.subsidyScheme === 'own' && (
        <NumberField
          name="baseSubsidyPercent"
          label={t('baseSubsidyPercent.label')}
          hint={t('baseSubsidyPercent.hint', {
            default: formatPercent(solarPanelsDefaults.baseSubsidyPercent),
          })}
          error={problemText(shownProblems.get('baseSubsidyPercent'), {
            limit: formatPercent,
            example: String(solarPanelsDefaults.baseSubsidyPercent),
          })}
          unit="%"
          value={entries.baseSubsidyPercent}
          onChange={(value) => enter('baseSubsidyPercent', value)}
          onLeave={() => leave('baseSubsidyPercent')}
        />
      )}
      {money('additionalSubsidyAmount')}
    </>
  );
}

/** Where the subsidy of the State comes from, with what the chosen scheme grants and to whom. */
function SchemeField({ form }: CostFieldsProps) {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'form.subsidyScheme' });
  const { schemeName } = useEntryNames();
  const problemText = useProblemText();
  const dayName = useDayName();
  const { subsidy, formerDays } = quotedFigures();
  const { subsidyScheme } = form.entries;
  const quoted = {
    ...subsidy,
    orderedFrom: dayName(formerDays.orderedFrom),
    orderedUntil: dayName(formerDays.orderedUntil),
    invoicedUntil: dayName(formerDays.invoicedUntil),
  };

  return (
    <ChoiceCards
      name="subsidyScheme"
      label={t('label')}
      hint={t(`hint.${subsidyScheme}`, quoted)}
      error={problemText(form.shownProblems.get('subsidyScheme'))}
      choices={subsidySchemes.map((scheme) => ({
        value: scheme,
        label: schemeName(scheme),
        description: t(`note.${scheme}`, quoted),
      }))}
      value={subsidyScheme}
      onChange={form.chooseScheme}
    />
  );
}
