import { civilStatuses, residences } from '@suen/engine/calculators/tax-class/input';
import { useFormat } from '../../shared/amount/use-format.ts';
import { ChoiceCards } from '../../shared/form/controls/ChoiceCards.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FormGroup } from '../../shared/form/parts/FormCard.tsx';
import type { NameOf, StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { TaxYearField } from '../../subjects/deductions/TaxYearField.tsx';
import { answers, type CivilStatus, type taxClassForm } from './form.ts';
import { IncomeFields } from './IncomeFields.tsx';
import { isAsked } from './questions.ts';
import { useTaxClassWords } from './words.ts';

/** The questions, one after the other: each appears when those before it are answered and it matters. */
export function Fields({ form }: { readonly form: StateOf<typeof taxClassForm> }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'form' });
  const { t: named } = useTranslation('tax-class');
  const control = useControls(form, useTaxClassWords(form.entries));
  const format = useFormat();
  const { entries } = form;
  const example = (name: NameOf<typeof taxClassForm>) =>
    form.definition.fields[name].example(format);
  const statusChoice = (value: CivilStatus) => {
    const choice = { value, label: named(`civilStatus.${value}`) };
    return hasDescription(value)
      ? { ...choice, description: t(`civilStatus.description.${value}`) }
      : choice;
  };
  const hasFamily = (
    ['spouseInLuxembourg', 'civilStatusSince', 'hadClassTwoBefore', 'children'] as const
  ).some((name) => isAsked(name, entries));
  return (
    <>
      <FormGroup title={t('groups.you')}>
        <ChoiceCards
          {...control('residence')}
          choices={residences.map((value) => ({ value, label: named(`residence.${value}`) }))}
        />
        {entries.residence !== null && (
          <ChoiceCards {...control('civilStatus')} choices={civilStatuses.map(statusChoice)} />
        )}
      </FormGroup>
      {hasFamily && (
        <FormGroup title={t('groups.family')}>
          {isAsked('spouseInLuxembourg', entries) && (
            <ChoiceCards
              {...control('spouseInLuxembourg')}
              choices={answers.map((value) => ({
                value,
                label: t(`spouseInLuxembourg.${value}`),
              }))}
            />
          )}
          {isAsked('civilStatusSince', entries) && (
            <NumberField {...control('civilStatusSince')} example={example('civilStatusSince')} />
          )}
          {isAsked('hadClassTwoBefore', entries) && (
            <ChoiceCards
              {...control('hadClassTwoBefore')}
              choices={answers.map((value) => ({ value, label: named(`answer.${value}`) }))}
            />
          )}
          {isAsked('children', entries) && <NumberField {...control('children')} />}
          {isAsked('birthYear', entries) && (
            <NumberField {...control('birthYear')} example={example('birthYear')} />
          )}
        </FormGroup>
      )}
      <IncomeFields form={form} />
      {entries.civilStatus !== null && (
        <FormGroup title={t('groups.year')}>
          <TaxYearField {...control('taxYear')} />
        </FormGroup>
      )}
    </>
  );
}

const described = ['partner', 'married', 'separated'] as const;

function hasDescription(value: CivilStatus): value is (typeof described)[number] {
  return described.some((each) => each === value);
}
