import { FoldedFields, Refine } from '../../../shared/form/FoldedFields.tsx';
import { MoneyField } from '../../../shared/form/MoneyField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { CarFields } from './CarFields.tsx';
import { EmployerFields } from './EmployerFields.tsx';
import { ExtraHoursFields } from './ExtraHoursFields.tsx';
import type { PartOfForm } from './part-of-form.ts';
import { PayFields } from './PayFields.tsx';
import { SituationFields } from './SituationFields.tsx';
import { SpecialRuleFields } from './SpecialRuleFields.tsx';
import { VoucherFields } from './VoucherFields.tsx';

const taxCard = ['transportCosts', 'supplementaryPension'] as const;

/** What few people need to change, in folded groups that say what they stand at. */
export function RefineFields(part: PartOfForm) {
  const { form, control, standing } = part;
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.form' });
  const isEmployee = form.entries.employmentType === 1;

  return (
    <Refine title={t('refine')}>
      <PayFields {...part} />
      {isEmployee && (
        <>
          <ExtraHoursFields {...part} />
          <CarFields {...part} />
          <VoucherFields {...part} />
        </>
      )}
      <FoldedFields
        form={form}
        id="card"
        title={t(`groups.card.${isEmployee ? 'employee' : 'selfEmployed'}`)}
        names={taxCard}
        standing={standing(taxCard)}
      >
        <MoneyField {...control('transportCosts')} />
        <MoneyField {...control('supplementaryPension')} />
      </FoldedFields>
      {isEmployee ? <SpecialRuleFields {...part} /> : <SituationFields {...part} />}
      {isEmployee && <EmployerFields {...part} />}
    </Refine>
  );
}
