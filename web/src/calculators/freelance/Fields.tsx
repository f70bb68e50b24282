import type { StateOf } from '../../shared/form/entry-form.ts';
import { useControls, useStanding } from '../../shared/form/field-words.ts';
import { CheckField } from '../../shared/form/CheckField.tsx';
import { FoldedFields } from '../../shared/form/FoldedFields.tsx';
import { FormGroup } from '../../shared/form/FormCard.tsx';
import { ListField } from '../../shared/form/ListField.tsx';
import { MoneyField } from '../../shared/form/MoneyField.tsx';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { SliderField } from '../../shared/form/SliderField.tsx';
import { SteppedField } from '../../shared/form/SteppedField.tsx';
import { RulePeriodField } from '../../shared/rule-period/RulePeriodField.tsx';
import { TaxClassField } from '../../shared/salary/TaxCardFields.tsx';
import { ResidenceField } from '../../shared/salary/self-employed/ResidenceField.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { accidentFactors, vatRates, type freelanceForm } from './form.ts';
import { useFreelanceWords } from './words.ts';
import { WorkingYearPreview } from './WorkingYearPreview.tsx';

const asMark = (value: number) => ({ value, label: String(value) });
const hourMarks = [0, 4, 8, 12, 16].map(asMark);
const dayMarks = [1, 2, 3, 4, 5, 6, 7].map(asMark);
const more = ['specialExpenses', 'rcpi'] as const;
const situation = [
  'residence',
  'treatedAsResident',
  'workingOnAllowance',
  'accidentFactor',
  'insuredOnRequest',
] as const;

/** The fields of the freelance form. */
export function FreelanceFields({ form }: { readonly form: StateOf<typeof freelanceForm> }) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const words = useFreelanceWords(form.entries);
  const control = useControls(form, words);
  const standing = useStanding(form, words);
  const { t: selfEmployed } = useTranslation('self-employed', { keyPrefix: 'form' });
  const factorControl = control('accidentFactor');
  return (
    <>
      <FormGroup title={t('groups.work')}>
        <MoneyField {...control('ratePerHour')} isLarge />
        <SliderField {...control('hoursPerDay')} step={0.5} marks={hourMarks} />
        <SliderField {...control('daysPerWeek')} marks={dayMarks} />
        <NumberField {...control('yearlyHolidays')} />
        <NumberField {...control('vacationDays')} />
        <WorkingYearPreview request={form.request} />
      </FormGroup>
      <FormGroup title={t('groups.tax')}>
        <SteppedField {...control('vat')} values={vatRates} />
        <TaxClassField {...control('taxClass')} />
        <RulePeriodField {...control('payMonth')} />
      </FormGroup>
      <FoldedFields form={form} id="more" title={t('more')} names={more} standing={standing(more)}>
        <MoneyField {...control('specialExpenses')} />
        <MoneyField {...control('rcpi')} />
      </FoldedFields>
      <FoldedFields
        form={form}
        id="situation"
        title={selfEmployed('title')}
        names={situation}
        standing={standing(situation)}
      >
        <ResidenceField {...control('residence')} />
        {form.entries.residence === 'elsewhere' && <CheckField {...control('treatedAsResident')} />}
        <CheckField {...control('workingOnAllowance')} />
        <ListField
          control={factorControl}
          values={accidentFactors}
          nameOf={factorControl.describe}
        />
        {form.entries.insuredOnRequest && <CheckField {...control('insuredOnRequest')} />}
      </FoldedFields>
    </>
  );
}
