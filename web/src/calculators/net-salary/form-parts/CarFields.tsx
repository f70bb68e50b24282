import { rateChangeOf, registrationYears } from '@suen/engine/calculators/net-salary/car-preview';
import { yearOf } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { CheckField } from '../../../shared/form/controls/CheckField.tsx';
import { ListField } from '../../../shared/form/controls/ListField.tsx';
import { MoneyField } from '../../../shared/form/controls/MoneyField.tsx';
import { NumberField } from '../../../shared/form/controls/NumberField.tsx';
import { SegmentedChoice } from '../../../shared/form/controls/SegmentedChoice.tsx';
import { FoldedFields } from '../../../shared/form/parts/FoldedFields.tsx';
import { Preview } from '../../../shared/form/parts/Preview.tsx';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import {
  carContracts,
  carRateOf,
  contractDecides,
  drives,
  hasPrice,
  paymentKinds,
  whenCarIsAsked,
} from './car-entries.ts';
import type { PartOfForm } from './part-of-form.ts';

const figures = ['carCo2', 'carConsumption', 'carPower'] as const;
const paymentNames = ['carPayment', 'carLeasingCost', 'carAmortization'] as const;
const names = ['carPrice', 'carValue', ...figures, ...paymentNames, 'benefitInKind'] as const;

/** A company car, asked for as far as the table of rates needs it, and other benefits in kind. */
export function CarFields({ form, control, inBrief }: PartOfForm) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const { entries } = form;
  const { carYear, carInExchange } = entries;
  const hasCar = hasPrice(entries);
  const car = hasCar ? (['carPrice', 'carDrive'] as const) : [];
  const stated = [...(carInExchange ? (['carValue'] as const) : car), 'benefitInKind'] as const;
  const isAsked = (name: keyof typeof whenCarIsAsked) => whenCarIsAsked[name](entries);
  const drive = control('carDrive');
  const kind = control('carPaymentKind');
  const years = { year: carYear, yearBefore: carYear - 1 };

  return (
    <FoldedFields
      form={form}
      id="car"
      title={t('groups.car')}
      names={names}
      inBrief={inBrief(stated)}
      whenEmpty={t('none')}
    >
      <CheckField {...control('carInExchange')} />
      {carInExchange ? (
        <MoneyField {...control('carValue')} />
      ) : (
        <>
          <MoneyField {...control('carPrice')} />
          <ListField
            control={drive}
            values={drives}
            nameOf={(each) => t(`carDrive.name.${each}`)}
          />
          <ListField control={control('carYear')} values={registrationYears} nameOf={String} />
          {contractDecides(entries) && (
            <SegmentedChoice
              {...control('carContract')}
              isLabelShown
              choices={carContracts.map((value) => ({
                value,
                label: t(`carContract.${value}`, years),
              }))}
            />
          )}
          {figures.map((name) => isAsked(name) && <NumberField key={name} {...control(name)} />)}
          {hasCar && <CarRate entries={entries} />}
          <MoneyField {...control('carPayment')} />
          {isAsked('carPaymentKind') && (
            <ListField
              control={kind}
              values={paymentKinds}
              nameOf={(each) => t(`carPaymentKind.name.${each}`)}
            />
          )}
          {isAsked('carLeasingCost') && <MoneyField {...control('carLeasingCost')} />}
          {isAsked('carAmortization') && <NumberField {...control('carAmortization')} />}
        </>
      )}
      <MoneyField {...control('benefitInKind')} />
    </FoldedFields>
  );
}

/** The rate before anything is sent, and what changes for electric cars from the year of the change on. */
function CarRate({ entries }: { readonly entries: PartOfForm['form']['entries'] }) {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form.carRate' });
  const format = useFormat();
  const year = yearOf(useToday());
  const found = carRateOf(entries);
  const change = rateChangeOf(entries.carDrive);
  const isChanged = change !== undefined && Math.max(year, entries.carYear) >= change.year;
  const rate =
    'missing' in found
      ? t('unknown')
      : t('known', { percent: format.percent(found.ratePercent, 1) });
  return (
    <>
      <Preview>{rate}</Preview>
      {isChanged && (
        <Preview>
          {t('electric', {
            year: change.year,
            yearBefore: change.year - 1,
            before: format.percent(change.before, 1),
            after: format.percent(change.after, 1),
          })}
        </Preview>
      )}
    </>
  );
}
