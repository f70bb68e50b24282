import { salaryFigures } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { ValuesOf } from '../../../shared/form/definition/define-form.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import type { WordsOf } from '../../../shared/form/words/field-words.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { netSalaryForm } from '../form.ts';
import type { carFields, PaymentKind } from './car-entries.ts';

export const noSummary = { summary: null } as const;

/** The entries of a car on which the words depend. */
export interface CarDeciding {
  /** Missing where only what was sent is known. */
  readonly carPaymentKind?: PaymentKind | null;
  readonly carYear?: number;
}

/** The words of a company car and, for the one that was sent, of its line in the summary. */
export function useCarWords(
  payMonth: string,
  { carPaymentKind, carYear }: CarDeciding,
  car?: RequestOf<typeof netSalaryForm>['companyCar'],
): WordsOf<ValuesOf<typeof carFields>> {
  const { t } = useTranslation('net-salary', { keyPrefix: 'form' });
  const format = useFormat();
  return {
    carInExchange: {
      label: t('carInExchange.label'),
      hint: t('carInExchange.hint'),
      ...noSummary,
    },
    carValue: {
      label: t('carValue.label'),
      hint: t('carValue.hint'),
      brief: (amount) => t('brief.carValue', { amount: format.euros(amount) }),
    },
    carPrice: {
      label: t('carPrice.label'),
      hint: t('carPrice.hint'),
      brief: (amount) => t('brief.carPrice', { amount: format.wholeEuros(amount) }),
      summary: !car
        ? null
        : `${format.wholeEuros(car.priceWithVat)} · ${t(`carDrive.name.${car.drive}`)} · ${car.firstRegistered.slice(0, 4)}`,
    },
    carDrive: {
      label: t('carDrive.label'),
      hint: t('carDrive.hint'),
      write: (drive) => t(`carDrive.name.${drive}`),
      brief: (drive) => t(`carDrive.name.${drive}`),
      ...noSummary,
    },
    carYear: {
      label: t('carYear.label'),
      hint: t('carYear.hint'),
      write: String,
      ...noSummary,
    },
    carContract: {
      label: t('carContract.label'),
      ...(carYear !== undefined && {
        write: (contract) => t(`carContract.${contract}`, { year: carYear }),
      }),
      ...noSummary,
    },
    carCo2: { label: t('carCo2.label'), unit: 'g/km', ...noSummary },
    carConsumption: { label: t('carConsumption.label'), unit: 'Wh/km', ...noSummary },
    carPower: { label: t('carPower.label'), unit: 'kW', ...noSummary },
    carPayment: {
      label: t(`carPayment.label.${carPaymentKind === 'price' ? 'once' : 'month'}`),
      hint: t('carPayment.hint'),
      ...noSummary,
    },
    carPaymentKind: {
      label: t('carPaymentKind.label'),
      hint: t(`carPaymentKind.hint.${carPaymentKind ?? 'fixed'}`, {
        percent: format.percent(salaryFigures(payMonth).carPaymentSharePercent),
      }),
      write: (kind) => t(`carPaymentKind.name.${kind}`),
      ...noSummary,
    },
    carLeasingCost: { label: t('carLeasingCost.label'), ...noSummary },
    carAmortization: {
      label: t('carAmortization.label'),
      hint: t('carAmortization.hint'),
      ...noSummary,
    },
  };
}
