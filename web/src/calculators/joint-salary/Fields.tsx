import { CheckField } from '../../shared/form/controls/CheckField.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../shared/form/controls/NumberField.tsx';
import { FoldedFields } from '../../shared/form/parts/FoldedFields.tsx';
import type { StateOf } from '../../shared/form/state/entry-form.ts';
import { useControls, useInBrief } from '../../shared/form/words/field-words.ts';
import { RulePeriodField } from '../../shared/rule-period/RulePeriodField.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { SalaryPeriodChoice, TaxClassField } from '../../subjects/salary/TaxCardFields.tsx';
import type { jointSalaryForm } from './form.ts';
import { PersonFields } from './PersonFields.tsx';
import { personIds, persons } from './persons.ts';
import { useJointSalaryWords } from './words.ts';
import classes from './Fields.module.css';

export function Fields({ form }: { readonly form: StateOf<typeof jointSalaryForm> }) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'form' });
  const words = useJointSalaryWords(form.entries);
  const control = useControls(form, words);
  const inBrief = useInBrief(form, words);
  const hours = personIds
    .map((person) => persons[person])
    .filter(({ employmentType }) => form.entries[employmentType] === 1)
    .map(({ weeklyHours }) => weeklyHours);
  const more = [
    'payMonth',
    ...hours,
    'increasePercent',
    'transportCosts',
    'supplementaryPension',
    'workingOnAllowance',
    'workingOnAllowance2',
  ] as const;
  return (
    <>
      <SalaryPeriodChoice {...control('salaryPeriod')} isLabelShown />
      <div className={classes.persons}>
        {personIds.map((person) => (
          <PersonFields key={person} form={form} person={person} />
        ))}
      </div>
      <TaxClassField {...control('taxClass')} />
      <FoldedFields form={form} id="more" title={t('more')} names={more} inBrief={inBrief(more)}>
        <RulePeriodField {...control('payMonth')} />
        {hours.map((name) => (
          <NumberField key={name} {...control(name)} />
        ))}
        <NumberField {...control('increasePercent')} />
        <MoneyField {...control('transportCosts')} />
        <MoneyField {...control('supplementaryPension')} />
        <CheckField {...control('workingOnAllowance')} />
        <CheckField {...control('workingOnAllowance2')} />
      </FoldedFields>
    </>
  );
}
