import type {
  HomeAffordabilityResult,
  HomeInView,
} from '@suen/engine/calculators/home-affordability/result';
import { difference } from '../../../shared/amount/derived.ts';
import { roundedToEuro } from '../../../shared/amount/rounding.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { homeAffordabilityForm } from '../form.ts';

export type Request = RequestOf<typeof homeAffordabilityForm>;

/** The answer in one sentence, about the entered home price if there is one. */
export function useAnswer() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.answer' });
  const { t: wishText } = useTranslation('home-affordability', { keyPrefix: 'result.wish' });
  const format = useFormat();
  return (
    { homePrice }: Request,
    { wish, maxHomePricePossible }: HomeAffordabilityResult,
  ): string => {
    const possible = format.wholeEuros(maxHomePricePossible);
    if (homePrice === null || wish === undefined) return t('withoutPrice', { possible });
    if (wish.answer === 'ownFunds') {
      return wishText('ownFunds', {
        limit: format.percent(wish.loanLimitPercent),
        needed: format.wholeEuros(wish.ownFundsNeeded),
      });
    }
    const said = t(wish.answer, {
      possible,
      price: format.eurosBriefly(homePrice),
      missing: format.wholeEuros(difference(homePrice, maxHomePricePossible)),
    });
    return wish.obstacle === 'costs'
      ? `${said} ${wishText('costs', { missing: format.wholeEuros(wish.cashMissing) })}`
      : said;
  };
}

/** What decides beside the payment: the share of income, the cash on the day, and the rule that binds or how far it is away. */
export function useWishFigures() {
  const { t } = useTranslation('home-affordability', { keyPrefix: 'result.wish' });
  const format = useFormat();
  return (
    homePrice: number,
    { maxHomePricePossible, maxLoanAmountPossible }: HomeAffordabilityResult,
    { shareOfIncome, cashNeeded, cashMissing, bindingRule, obstacle: rule }: HomeInView,
  ) => {
    const remaining = difference(roundedToEuro(maxHomePricePossible), homePrice);
    return [
      ...(typeof shareOfIncome === 'number'
        ? [{ id: 'share', name: t('shareName'), value: format.percent(shareOfIncome, 1) }]
        : []),
      { id: 'cash', name: t('cash'), value: format.wholeEuros(cashNeeded) },
      // Where the costs are all that is missing, the answer says how much.
      ...(cashMissing > 0 && rule !== 'costs'
        ? [
            {
              id: 'missing',
              name: t('missing'),
              value: format.wholeEuros(cashMissing),
            },
          ]
        : []),
      bindingRule === 'none' && maxLoanAmountPossible > 0 && remaining > 0
        ? {
            id: 'room',
            name: t('room'),
            value: t('more', { amount: format.wholeEuros(remaining) }),
          }
        : { id: 'binding', name: t('binding'), value: t(`rule.${rule}`) },
    ];
  };
}
