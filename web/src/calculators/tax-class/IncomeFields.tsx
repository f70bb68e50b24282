import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../shared/form/parts/FoldedFields.tsx';
import { FormGroup } from '../../shared/form/parts/FormCard.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { SalaryPeriodChoice } from '../../subjects/salary/TaxCardFields.tsx';
import type { taxClassForm } from './form.ts';
import { isAsked } from './questions.ts';
import { useTaxClassWords } from './words.ts';

const main = ['grossSalary', 'grossSalary2', 'foreignIncome', 'foreignIncome2'] as const;
const rents = ['otherForeignIncome', 'otherForeignIncome2'] as const;
const telework = ['daysOutside', 'teleworkPercent'] as const;

/** The incomes of a couple and where they are taxed, and the telework of somebody who lives abroad. */
export function IncomeFields({ form }: { readonly form: StateOf<typeof taxClassForm> }) {
  const { t } = useTranslation('tax-class', { keyPrefix: 'form' });
  const words = useTaxClassWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const asked = <Name extends Parameters<typeof isAsked>[0]>(names: readonly Name[]) =>
    names.filter((name) => isAsked(name, form.entries));
  const amounts = asked(main);
  const folded = asked([...rents, ...telework]);
  const hasRents = asked(rents).length > 0;
  const hasTelework = asked(telework).length > 0;
  const title = hasRents ? (hasTelework ? 'more' : 'moreOfResidents') : 'telework';
  return (
    <>
      {amounts.length > 0 && (
        <FormGroup title={t('groups.incomes')} note={t('groups.incomesNote')}>
          <SalaryPeriodChoice {...control('salaryPeriod')} isLabelShown />
          <FieldRow least="16rem">
            {amounts.map((name) => (
              <MoneyField key={name} {...control(name)} />
            ))}
          </FieldRow>
        </FormGroup>
      )}
      {folded.length > 0 && (
        <FoldedFields
          form={form}
          id="more"
          title={t(title)}
          names={folded}
          inBrief={inBrief(folded)}
        >
          {hasRents && (
            <FieldRow least="16rem">
              {asked(rents).map((name) => (
                <MoneyField key={name} {...control(name)} />
              ))}
            </FieldRow>
          )}
          {asked(telework).map((name) => (
            <NumberField key={name} {...control(name)} />
          ))}
        </FoldedFields>
      )}
    </>
  );
}
