import type { OutstandingBalanceInsuranceResult } from '@suen/engine/calculators/outstanding-balance-insurance/result';
import { premiumKinds } from '@suen/engine/small-door';
import { useFormat } from '../../../shared/amount/use-format.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { outstandingBalanceInsuranceForm } from '../form.ts';

/** How much of the premium can be deducted, and what that does to the tax, in sentences. */
export function useAnswer(
  request: RequestOf<typeof outstandingBalanceInsuranceForm>,
  { max, remaining, taxSaved, mostTaxSaved = 0 }: OutstandingBalanceInsuranceResult,
): string {
  const { t } = useTranslation('outstanding-balance-insurance', { keyPrefix: 'result' });
  const format = useFormat();
  const paid = request.outstandingBalanceInsurance ?? 0;
  if (max === 0) return t('answer.none');
  const entered =
    remaining >= 0 ? t('answer.whole') : t('answer.part', { paid: format.eurosBriefly(paid) });
  const sentences = [paid === 0 ? t('answer.open', { max: format.eurosBriefly(max) }) : entered];
  if (paid > 0 && taxSaved !== undefined) {
    if (taxSaved === 0) sentences.push(t('afterTax.nothing'));
    else if (request.outstandingBalanceInsuranceType === premiumKinds.periodic)
      sentences.push(t('afterTax.annual'));
    // Others might fill the lump sum by themselves, and the premium would save more.
    if (taxSaved > 0 && !request.otherSpecialExpenses) sentences.push(t('afterTax.noOthers'));
  } else {
    sentences.push(t('saved', { amount: format.wholeEuros(mostTaxSaved) }));
  }
  return sentences.join(' ');
}
