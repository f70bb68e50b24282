import { fullTimeWeeklyHours } from '@suen/engine/inputs';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { FoldedFields, Refine } from '../../../shared/form/FoldedFields.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { NumberField } from '../../../shared/form/NumberField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { EmployerFields } from './EmployerFields.tsx';
import type { PartOfForm } from './part-of-form.ts';

const taxCard = ['transportCosts', 'supplementaryPension'] as const;

/** What few people need to change, in folded groups that say what they stand at. */
export function RefineFields(part: PartOfForm) {
  const { form, control, standing } = part;
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const format = useFormat();
  const { known, employmentType } = form.entries;
  const isEmployee = employmentType === 1;
  const increase = known === 'gross' ? (['increasePercent'] as const) : [];
  const pay = [...(isEmployee ? (['weeklyHours'] as const) : []), ...increase];
  const fullTime = t('brief.weeklyHours', { hours: format.number(fullTimeWeeklyHours) });
  const who = isEmployee ? 'employee' : 'selfEmployed';

  return (
    <Refine title={t('refine')}>
      {pay.length > 0 && (
        <FoldedFields
          form={form}
          id="pay"
          title={t(`groups.pay.${who}`)}
          names={pay}
          standing={standing(pay)}
          {...(isEmployee && { whenEmpty: fullTime })}
        >
          {isEmployee && <NumberField {...control('weeklyHours')} />}
          {known === 'gross' && <NumberField {...control('increasePercent')} />}
        </FoldedFields>
      )}
      <FoldedFields
        form={form}
        id="card"
        title={t(`groups.card.${who}`)}
        names={taxCard}
        standing={standing(taxCard)}
      >
        <MoneyField {...control('transportCosts')} />
        <MoneyField {...control('supplementaryPension')} />
      </FoldedFields>
      {isEmployee && <EmployerFields {...part} />}
    </Refine>
  );
}
