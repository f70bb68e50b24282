import { previewedWorkingYear } from '@suen/engine/calculators/freelance/working-year-preview';
import { useFormat } from '../../shared/amount/use-format.ts';
import { CheckField } from '../../shared/form/controls/CheckField.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { ListField } from '../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { SliderField } from '../../shared/form/controls/SliderField.tsx';
import { SteppedField } from '../../shared/form/controls/SteppedField.tsx';
import { FoldedFields, Folds } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf, RequestOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { RulePeriodField } from '../../shared/rule-period/RulePeriodField.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { ResidenceField } from '../../subjects/salary/self-employed/ResidenceField.tsx';
import { TaxClassField } from '../../subjects/salary/TaxCardFields.tsx';
import { accidentFactors, vatRates, type freelanceForm } from './form.ts';
import { useFreelanceWords } from './words.ts';

const asMark = (value: number) => ({ value, label: String(value) });
const hourMarks = [0, 4, 8, 12, 16].map(asMark);
const dayMarks = [1, 2, 3, 4, 5, 6, 7].map(asMark);
const time = ['hoursPerDay', 'daysPerWeek', 'yearlyHolidays', 'vacationDays'] as const;
const more = [
  'payMonth',
  'specialExpenses',
  'rcpi',
  'residence',
  'treatedAsResident',
  'workingOnAllowance',
  'accidentFactor',
  'insuredOnRequest',
] as const;

export function Fields({ form }: { readonly form: StateOf<typeof freelanceForm> }) {
  const { t } = useTranslation('freelance', { keyPrefix: 'form' });
  const words = useFreelanceWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const workingYear = useWorkingYear(form.request);
  const vatControl = control('vat');
  const factorControl = control('accidentFactor');
  return (
    <>
      <MoneyField {...control('ratePerHour')} isLarge />
      <TaxClassField {...control('taxClass')} />
      <SteppedField
        {...vatControl}
        hint={workingYear.mustChargeVat ?? vatControl.hint}
        values={vatRates}
      />
      <Folds>
        <FoldedFields
          form={form}
          id="time"
          title={t('time')}
          names={time}
          inBrief={[workingYear.brief]}
        >
          <FieldRow least="15rem">
            <SliderField {...control('hoursPerDay')} step={0.5} marks={hourMarks} />
            <SliderField {...control('daysPerWeek')} marks={dayMarks} />
          </FieldRow>
          <FieldRow>
            <NumberField {...control('yearlyHolidays')} />
            <NumberField {...control('vacationDays')} />
          </FieldRow>
        </FoldedFields>
        <FoldedFields form={form} id="more" title={t('more')} names={more} inBrief={inBrief(more)}>
          <RulePeriodField {...control('payMonth')} />
          <MoneyField {...control('specialExpenses')} />
          <MoneyField {...control('rcpi')} />
          <ResidenceField {...control('residence')} />
          {form.entries.residence === 'elsewhere' && (
            <CheckField {...control('treatedAsResident')} />
          )}
          <CheckField {...control('workingOnAllowance')} />
          <ListField
            control={factorControl}
            values={accidentFactors}
            nameOf={factorControl.describe}
          />
          {form.entries.insuredOnRequest && <CheckField {...control('insuredOnRequest')} />}
        </FoldedFields>
      </Folds>
    </>
  );
}

/** What the entries come to before the form is sent: days and turnover of the year, and whether it needs VAT. */
function useWorkingYear(request: RequestOf<typeof freelanceForm> | undefined): {
  readonly brief: string;
  readonly mustChargeVat?: string;
} {
  const { t } = useTranslation('freelance');
  const format = useFormat();
  if (request === undefined) return { brief: t('form.preview.unknown') };
  const { workingDays, invoiced, exceededThreshold } = previewedWorkingYear(
    request,
    request.payMonth,
  );
  const turnover = format.eurosBriefly(invoiced);
  return {
    brief: t('form.preview.known', {
      days: t('entry.workingDays', { count: workingDays }),
      turnover,
    }),
    ...(exceededThreshold !== null && {
      mustChargeVat: t('form.vat.mustCharge', {
        turnover,
        threshold: format.eurosBriefly(exceededThreshold),
      }),
    }),
  };
}
