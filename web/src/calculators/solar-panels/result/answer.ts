import { solarPanelsDefaults } from '@suen/engine/calculators/solar-panels/input';
import type { SolarPanelsResult } from '@suen/engine/calculators/solar-panels/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { useToday } from '../../../shared/today/use-today.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { solarPanelsForm } from '../form.ts';
import { quotedFigures } from '../quoted-figures.ts';
import { useEntryNames } from '../words.ts';
import { pathOf, yearsOf } from './years-of-result.ts';

/** The answer in words: payback and gain. The bar below says the cost. */
export function useAnswer(): (result: SolarPanelsResult) => string {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.sentence' });
  const format = useFormat();
  const { yearsName, paybackName, afterPaybackName } = useEntryNames();
  return (result) => {
    const { outcome } = result;
    const { netTotalSavings, ...years } = yearsOf(result);
    const paybackPeriod = years.paybackPeriod ?? 0;
    const lifespan = yearsName(result.lifespan);
    const total = format.wholeEuros(netTotalSavings);
    const missing = format.wholeEuros(-netTotalSavings);
    if (outcome === 'covered') return t('covered', { total, lifespan });
    if (outcome === 'notPaid') return t('notPaid', { lifespan, missing });
    if (outcome === 'beyond') {
      return t('beyond', { payback: paybackName(paybackPeriod), lifespan, missing });
    }
    const payback = afterPaybackName(paybackPeriod);
    if (outcome !== 'paid') return t(outcome, { payback });
    const isChanging = pathOf(result) !== undefined;
    return t(isChanging ? 'paidWithChanges' : 'paid', { payback, lifespan, total });
  };
}

/** What the answer rests on, and what holds for an order today instead. */
export function useCaveat(): (
  request: RequestOf<typeof solarPanelsForm>,
  schemeInForce: NonNullable<SolarPanelsResult['schemeInForce']>,
) => string {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'result.schemeInForce.caveat' });
  const format = useFormat();
  const { schemeName } = useEntryNames();
  const today = useToday();
  return ({ subsidyScheme = 'own', baseSubsidyPercent, feedInRate }, schemeInForce) => {
    const scheme = schemeName(schemeInForce.subsidyScheme);
    const { market } = quotedFigures(format, today).tariff;
    if (subsidyScheme !== 'own') return t('other', { scheme, market });
    return t('own', {
      scheme,
      market,
      percent: format.percent(baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent),
      rate: format.eurosExactly(feedInRate ?? solarPanelsDefaults.feedInRate),
    });
  };
}
