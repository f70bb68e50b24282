import { reported, type Source } from '../dated/source.ts';
import { euros, type Cents } from '../money/cents.ts';

/** A tariff that a bill announces. It is not law: no figure is computed from it. */
interface AnnouncedTariff {
  readonly bill: number;
  readonly depositedOn: string;
  /** When we last read about it; no vote was found until then. */
  readonly readOn: string;
  readonly firstYear: number;
  readonly untaxedIncome: Cents;
  /** Couples married or in a partnership before `firstYear` may keep class 2 until the end of this year. */
  readonly classTwoThrough: number;
  readonly sources: readonly [Source, ...Source[]];
}

/** The single tariff for all classes ("barème unique"). */
export const announcedSingleTariff: AnnouncedTariff = {
  bill: 8676,
  depositedOn: '2026-01-06',
  readOn: '2026-11-22',
  firstYear: 2028,
  untaxedIncome: euros('26650'),
  classTwoThrough: 2052,
  sources: [
    reported({
      kind: 'secondary',
      title: 'Deloitte, projet de loi no 8676, 16 janvier 2026',
      url: 'https://www.deloitte.com/lu/en/services/tax/perspectives/draft-bill-n-8676-towards-unique-tax-class-tax-scale.html',
      readOn: '2026-11-22',
    }),
    reported({
      kind: 'secondary',
      title: 'taxx.lu, La réforme fiscale 2028 au Luxembourg',
      url: 'https://taxx.lu/en/tax-return-guide/la-reforme-fiscale-2028-au-luxembourg',
      readOn: '2026-11-22',
    }),
  ],
};
