import { useFormat } from '../../../shared/amount/use-format.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useSalaryEntryNames } from '../../../subjects/salary/salary-words.ts';
import { useSlipMonth } from '../words.ts';
import type { Cause } from './record.ts';

type Words = Pick<Cause, 'changes' | 'range' | 'allowanceOnCard'> & { readonly id: Cause['id'] };

/** What a cause is called, and what there is to know of it. */
export function useCauseWords(payMonth: string) {
  const { t } = useTranslation('payslip-check', { keyPrefix: 'cause' });
  const format = useFormat();
  const month = useSlipMonth();
  const { taxClassName } = useSalaryEntryNames();
  const numberOf = (value: number | undefined) => format.number(value ?? 0);
  const money = (value: number | undefined) => format.euros(value ?? 0);
  /** A number, or the numbers between which all give the same lines. */
  const span = (value: number | undefined, range: Cause['range']) =>
    range === undefined || range.from === range.to
      ? numberOf(value)
      : t('range', { from: numberOf(range.from), to: numberOf(range.to) });

  const nameOf = ({ id, changes, range }: Words): string => {
    switch (id) {
      case 'taxClass':
        return t('taxClass.name', { taxClass: taxClassName(changes.taxClass ?? 1) });
      case 'taxCard':
        return t(`taxCard.name.${changes.taxCard ?? 'main'}`, {
          taxClass: taxClassName(changes.taxClass ?? 1),
        });
      case 'travel':
        return isWithoutTravel(changes)
          ? t('travel.none')
          : t('travel.name', { distance: span(changes.distanceToWork, range) });
      case 'month':
        return t('month.name', { month: month.inSentence(changes.payMonth ?? payMonth) });
      case 'bonus':
        return t('bonus.name', { amount: money(changes.bonus) });
      case 'benefit':
        return t('benefit.name', { amount: money(changes.benefitInKind) });
      case 'vouchers':
        return t('vouchers.name', { count: changes.mealVouchers?.count ?? 0 });
      case 'partMonth':
        return changes.daysPaid
          ? t('partMonth.name', { days: span(changes.daysPaid, range) })
          : t('partMonth.whole');
      case 'hours':
        return t('hours.name', { hours: span(changes.weeklyHours, range) });
      case 'cardDeductions':
        return t('cardDeductions.name', {
          amount:
            range === undefined || range.from === range.to
              ? money(changes.cardDeductions)
              : t('range', { from: money(range.from), to: money(range.to) }),
        });
      case 'otherNetItems': {
        const amount = changes.otherNetItems ?? 0;
        return t(amount < 0 ? 'otherNetItems.onTop' : 'otherNetItems.name', {
          amount: money(Math.abs(amount)),
        });
      }
      default:
        return t(`${id}.name`);
    }
  };

  const textOf = ({ id, changes, range, allowanceOnCard }: Words): string => {
    if (id === 'travel') {
      if (isWithoutTravel(changes)) return t('travel.noneText');
      const isOne = range === undefined || range.from === range.to;
      return isOne && allowanceOnCard !== undefined
        ? t('travel.textOfYear', { amount: format.eurosBriefly(allowanceOnCard) })
        : t('travel.text');
    }
    return id === 'taxCard' ? t(`taxCard.text.${changes.taxCard ?? 'main'}`) : t(`${id}.text`);
  };

  /** When a payslip with this cause is right: where the tax card says so. */
  const conditionOf = ({ id, kind, changes }: Cause, hasSame: boolean): string | undefined => {
    if (kind !== 'card' || changes.taxCard === 'none' || changes.workingOnAllowance === false) {
      return undefined;
    }
    if (id !== 'travel') return t(hasSame ? 'condition.onCardOrOther' : 'condition.onCard');
    if (isWithoutTravel(changes)) return t('condition.withoutTravel');
    return t(hasSame ? 'condition.travelOrOther' : 'condition.travel');
  };

  return { nameOf, textOf, conditionOf };
}

function isWithoutTravel({ distanceToWork, transportCosts }: Cause['changes']): boolean {
  return distanceToWork === 0 || transportCosts === 0;
}

/** How a cause of two parts is split: what each changes is known by its name. */
export function partsOf(cause: Cause): readonly Words[] {
  const { id, and, changes, range, allowanceOnCard } = cause;
  const first = { id, changes, range, allowanceOnCard };
  return and === undefined
    ? [first]
    : [first, { id: and.id, changes, range: undefined, allowanceOnCard }];
}
