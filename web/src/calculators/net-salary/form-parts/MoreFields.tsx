import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { RulePeriodField } from '../../../shared/rule-period/RulePeriodField.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { isEmployee } from '../../../subjects/salary/salary-entries.ts';
import { DistanceField, EmploymentField } from '../../../subjects/salary/TaxCardFields.tsx';
import { CarFields } from './CarFields.tsx';
import { EmployerFields } from './EmployerFields.tsx';
import { ExtraHoursFields } from './ExtraHoursFields.tsx';
import type { PartOfForm } from './part-of-form.ts';
import { PayFields } from './PayFields.tsx';
import { SituationFields } from './SituationFields.tsx';
import { SpecialRuleFields } from './SpecialRuleFields.tsx';
import { VoucherFields } from './VoucherFields.tsx';

const visible: ReadonlySet<string> = new Set([
  'known',
  'grossSalary',
  'netSalary',
  'employerCost',
  'salaryPeriod',
  'taxClass',
]);
const alone = ['employmentType', 'distanceToWork', 'payMonth'] as const;
const taxCard = ['transportCosts', 'supplementaryPension'] as const;

/** What few people need to change, in folds that say what they hold. */
export function MoreFields(part: PartOfForm) {
  const { form, control, inBrief } = part;
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const isOfEmployee = isEmployee(form.entries);
  const names = form.definition.names.filter((name) => !visible.has(name));
  const fieldOf = {
    employmentType: <EmploymentField {...control('employmentType')} />,
    distanceToWork: <DistanceField {...control('distanceToWork')} />,
    payMonth: <RulePeriodField {...control('payMonth')} />,
  } as const;

  return (
    <FoldedFields
      form={form}
      id="more"
      title={t('more')}
      names={names}
      inBrief={inBrief(
        names.filter((name) => alone.some((each) => each === name) || form.changed.includes(name)),
      )}
      holdsFolds
    >
      {alone.map((name) => (
        <FoldedFields
          key={name}
          form={form}
          id={name}
          title={control(name).label}
          names={[name]}
          inBrief={inBrief([name])}
        >
          {fieldOf[name]}
        </FoldedFields>
      ))}
      <PayFields {...part} />
      {isOfEmployee && (
        <>
          <ExtraHoursFields {...part} />
          <CarFields {...part} />
          <VoucherFields {...part} />
        </>
      )}
      <FoldedFields
        form={form}
        id="card"
        title={t(`groups.card.${isOfEmployee ? 'employee' : 'selfEmployed'}`)}
        names={taxCard}
        inBrief={inBrief(taxCard)}
      >
        <MoneyField {...control('transportCosts')} />
        <MoneyField {...control('supplementaryPension')} />
      </FoldedFields>
      {isOfEmployee ? <SpecialRuleFields {...part} /> : <SituationFields {...part} />}
      {isOfEmployee && <EmployerFields {...part} />}
    </FoldedFields>
  );
}
