import { enacted, reported, type Source } from '../dated/source.ts';
import { euros, type Cents } from '../money/cents.ts';

/** A change that a bill or a law announces for a later day. No figure is computed from it. */
interface Announced<Figures> {
  /** The day of the bill or of the law. */
  readonly announcedOn: string;
  /** The first day to which it applies. */
  readonly from: string;
  /** When we last read about it. Until then no vote on a bill was found. */
  readonly readOn: string;
  readonly figures: Figures;
  readonly sources: readonly [Source, ...Source[]];
}

/** The single tariff for all classes ("barème unique"), a bill. */
export const announcedSingleTariff: Announced<{
  readonly bill: number;
  readonly brackets: number;
  readonly untaxedIncome: Cents;
  /** Couples married or in a partnership before `from` may keep class 2 until the end of this year. */
  readonly classTwoThrough: number;
  /** So long class 2 stays after a death or a divorce. */
  readonly yearsInClassTwo: number;
  /** For the first year the single tariff is chosen until this day. The choice is final. */
  readonly choiceUntil: string;
  readonly singleParentCredit: Cents;
  readonly smallChildAllowance: Cents;
  readonly smallChildBelowAge: number;
}> = {
  announcedOn: '2026-01-06',
  from: '2028-01-01',
  readOn: '2026-11-23',
  figures: {
    bill: 8676,
    brackets: 10,
    untaxedIncome: euros('26650'),
    classTwoThrough: 2052,
    yearsInClassTwo: 5,
    choiceUntil: '2027-11-30',
    singleParentCredit: euros('4008'),
    smallChildAllowance: euros('5400'),
    smallChildBelowAge: 3,
  },
  sources: [
    reported({
      kind: 'authority',
      title: 'Chambre des députés, projet de loi no 8676, classe d’imposition unique « U »',
      url: 'https://www.chd.lu/fr/node/3413',
      readOn: '2026-11-23',
    }),
    reported({
      kind: 'secondary',
      title: 'Deloitte, projet de loi no 8676, 16 janvier 2026',
      url: 'https://www.deloitte.com/lu/en/services/tax/perspectives/draft-bill-n-8676-towards-unique-tax-class-tax-scale.html',
      readOn: '2026-11-22',
    }),
  ],
};

/**
 * The next rise of the minimum wage. The law sets the present one until the next rise, on which the government reports every
 * two years. A rise itself is a law of its own, and none was found in the official journal until `readOn`.
 */
export const announcedMinimumWage: Announced<{
  readonly everyYears: number;
}> = {
  announcedOn: '2024-12-20',
  from: '2027-01-01',
  readOn: '2026-08-20',
  figures: { everyYears: 2 },
  sources: [enacted('code/travail', 'art. L. 222-2, par. 2, et L. 222-9', '2026-11-24').source],
};

/** The law on State subsidies for homes that replaces the present one for panels and batteries. */
export const announcedHomeSubsidies: Announced<{
  readonly panelsMaximum: Cents;
  readonly panelsFromKwp: number;
  readonly batteryMaximum: Cents;
  readonly batteryFromKwh: number;
  readonly energyManager: Cents;
  readonly energyManagerInvoicedFrom: string;
  readonly connectedDevices: number;
}> = {
  announcedOn: '2026-07-24',
  from: '2027-01-01',
  readOn: '2026-11-24',
  figures: {
    panelsMaximum: euros('10000'),
    panelsFromKwp: 15,
    batteryMaximum: euros('2250'),
    batteryFromKwh: 9,
    energyManager: euros('500'),
    energyManagerInvoicedFrom: '2026-10-01',
    connectedDevices: 2,
  },
  sources: [enacted('loi/2026/07/24/a416', 'art. 9, 10, 11, 18, 21, 22', '2026-11-24').source],
};
