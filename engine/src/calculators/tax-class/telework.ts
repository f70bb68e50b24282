import { firstOf } from '../../dated/source.ts';
import { taxClassLaw } from '../../law-in-force/tax/tax-class-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { percentOf } from '../../money/rate.ts';
import { insurerOf } from '../../rules/pay/telework-insurance.ts';
import type { TaxClassInput } from './input.ts';
import type { Telework } from './result.ts';

/** What work outside Luxembourg changes for a non-resident: where it is taxed, and who insures. */
export function teleworkOf(input: TaxClassInput, taxYear: SupportedYear): Telework | null {
  if (input.residence === 'luxembourg') return null;
  const days = daysOf(input, taxYear);
  const insurance = insuranceOf(input, taxYear);
  if (days === null && insurance === null) return null;
  return { ...(days && { days }), ...(insurance && { insurance }) };
}

function daysOf({ residence, daysOutside }: TaxClassInput, taxYear: SupportedYear) {
  if (residence === 'luxembourg' || residence === 'elsewhere') return null;
  if (typeof daysOutside !== 'number') return null;
  const { value: limit, sources } = taxClassLaw(taxYear).daysOutside[residence];
  return { worked: daysOutside, limit, left: limit - daysOutside, source: firstOf(sources) };
}

function insuranceOf({ residence, teleworkPercent }: TaxClassInput, taxYear: SupportedYear) {
  if (typeof teleworkPercent !== 'number') return null;
  const { teleworkInsurance, teleworkAgreementStates } = taxClassLaw(taxYear);
  const { value: limits, sources } = teleworkInsurance;
  // The three neighbours are among the states of `teleworkAgreementStates`.
  const insuredBy = insurerOf(percentOf(teleworkPercent), residence !== 'elsewhere', limits);
  const decidedBy = insuredBy === 'luxembourgIfSigned' ? teleworkAgreementStates.sources : sources;
  return { percent: teleworkPercent, insuredBy, source: firstOf(decidedBy) };
}
