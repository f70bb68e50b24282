import { defineParameter, type Version } from '../../dated/parameter.ts';
import { enacted, reportedOf } from '../../dated/source.ts';
import { euros, type Cents } from '../../money/cents.ts';
import { decimal, percent, type Rate } from '../../money/rate.ts';

/** A share of the cost without VAT, up to a maximum per kWp. */
interface SubsidyByCost extends CostSubsidy {
  readonly scheme: 'byCost';
  /** First and last day on which the system may have been ordered. */
  readonly orderedFrom: string;
  readonly orderedUntil: string;
  /** Last day for the date of the final invoice. */
  readonly invoicedUntil: string;
}

/** The share and the conditions on sizes. */
export interface CostSubsidy {
  readonly share: Rate;
  readonly maximumPerKwp: Cents;
  /** Above this size, in kWp, nothing is paid. */
  readonly largestSize: number;
  readonly batteryConditions: {
    /** The panels must have more than this, in kWp. */
    readonly panelsAbove: number;
    /** The largest capacity in kWh, for each kWp of panels and in a home. */
    readonly capacityPerKwp: Rate;
    readonly largestCapacity: number;
  };
}

/** An amount that grows degressively with the size, up to a maximum. */
interface SubsidyBySize {
  readonly scheme: 'bySize';
  readonly panels: SizedSubsidy & { readonly reductionSize: 1 };
  readonly battery: SizedSubsidy;
}

/** Size x (perUnit - reduction / reductionSize x size). A unit is a kWp of panels or a kWh of a battery. */
export interface SizedSubsidy {
  readonly perUnit: Cents;
  readonly reduction: Cents;
  /** Number of units for which the reduction is stated. */
  readonly reductionSize: number;
  readonly maximum: Cents;
  /** From this size on the maximum is paid. */
  readonly fullSize: number;
  /** Nothing is paid below this size. */
  readonly smallestSize: number;
}

type SolarSubsidy = SubsidyByCost | SubsidyBySize;

const formerSizes = {
  largestSize: 30,
  batteryConditions: { panelsAbove: 4, capacityPerKwp: decimal('1.5'), largestCapacity: 12 },
} as const;

const subsidyColumns = {
  perUnit: 'EUR',
  reduction: 'EUR',
  reductionSize: 'number',
  maximum: 'EUR',
  fullSize: 'number',
  smallestSize: 'number',
} as const;

/** The schemes that earlier orders still receive, oldest first. */
const formerSchemes = {
  former2023: {
    from: '2024-01-01',
    value: {
      scheme: 'byCost',
      ...formerSizes,
      share: percent('62.5'),
      maximumPerKwp: euros('1562.50'),
      orderedFrom: '2023-01-01',
      orderedUntil: '2024-09-30',
      invoicedUntil: '2026-12-31',
    },
    ...enacted(
      'rgd/2022/04/07/a180',
      'art. 2, par. 1bis et 2, et annexe I ; loi du 19 décembre 2025 (Mémorial A 647), art. 11, par. 2',
      '2026-11-24',
    ),
  },
  former: {
    from: '2024-10-01',
    value: {
      scheme: 'byCost',
      ...formerSizes,
      share: percent('50'),
      maximumPerKwp: euros('1250'),
      orderedFrom: '2024-10-01',
      orderedUntil: '2026-03-04',
      invoicedUntil: '2026-12-31',
    },
    ...enacted(
      'rgd/2022/04/07/a180',
      'art. 2, par. 1 et 2, et annexe I ; loi du 19 décembre 2025 (Mémorial A 647), art. 11, par. 1',
      '2026-11-24',
    ),
  },
} satisfies Readonly<Record<string, Version<SubsidyByCost>>>;

/** The schemes for new orders, oldest first. */
const openSchemes = {
  klimabonus2026: {
    from: '2026-01-01',
    value: {
      scheme: 'bySize',
      panels: {
        perUnit: euros('1155'),
        reduction: euros('33'),
        reductionSize: 1,
        maximum: euros('10000'),
        fullSize: 15,
        smallestSize: 2,
      },
      battery: {
        perUnit: euros('500'),
        reduction: euros('500'),
        reductionSize: 18,
        maximum: euros('2250'),
        fullSize: 9,
        smallestSize: 2,
      },
    },
    // The journal prints the formula as a picture. The calculator of Guichet.lu writes it out.
    ...reportedOf(
      'rgd/2025/12/19/a648',
      'art. 3, no 1 ; loi modifiée du 23 décembre 2016 (no 20), art. 5, par. 2',
      {
        kind: 'authority',
        title: 'Guichet.lu, calculateur du préfinancement photovoltaïque',
        url: 'https://guichet.public.lu/de/citoyens/outils/simulateur-photovoltaique.html',
        readOn: '2026-11-22',
      },
    ),
  },
} satisfies Readonly<Record<string, Version<SubsidyBySize>>>;

/**
 * State subsidy (Klimabonus) for panels with self-consumption, by the day of the order. The last scheme is in force since 4
 * January 2026, and its version begins with that month. For some weeks applicants could choose between the two. A request
 * names a scheme by its id, the name of its version here.
 */
export const solarSubsidy = {
  formerSchemes,
  openSchemes,
  ...defineParameter<SolarSubsidy>({
    title: 'State subsidy for solar panels (Klimabonus)',
    unit: 'table',
    columns: {
      scheme: 'text',
      share: 'percent',
      maximumPerKwp: 'EUR',
      largestSize: 'number',
      batteryConditions: {
        panelsAbove: 'number',
        capacityPerKwp: 'number',
        largestCapacity: 'number',
      },
      panels: subsidyColumns,
      battery: subsidyColumns,
      orderedFrom: 'text',
      orderedUntil: 'text',
      invoicedUntil: 'text',
    },
    confirmedThrough: 2026,
    versions: [formerSchemes.former2023, formerSchemes.former, openSchemes.klimabonus2026],
  }),
};

/** VAT on panels and their installation: the super-reduced rate since 2023. */
export const solarVatRate = defineParameter({
  title: 'VAT on solar panels and their installation',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('3'),
  ...enacted(
    'rgd/2022/12/23/a656',
    'art. 1er (loi modifiée du 12 février 1979, annexe B, no 23)',
    '2026-11-24',
  ),
});

/** Up to this peak power, selling electricity is a hobby for the tax administration and is not taxed. */
export const solarTaxFreePower = defineParameter({
  title: 'Peak power up to which the sale of electricity is not taxed',
  unit: 'kWp',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 30,
  ...reportedOf('loi/1967/12/04/n1', 'art. 14', {
    kind: 'authority',
    title:
      'Klima-Agence, traitement fiscal d’une personne physique exploitant une installation photovoltaïque',
    url: 'https://klima-agence.lu/fr/m-informer/informations-legales/traitement-fiscal-dune-personne-physique-exploitant-une',
    readOn: '2026-11-22',
  }),
});

/** Years for which the feed-in tariff of the first day is guaranteed. */
export const feedInGuarantee = defineParameter({
  title: 'Years for which a feed-in tariff is guaranteed',
  unit: 'years',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: 15,
  ...enacted('rgd/2014/08/01/n1', 'art. 15, par. 1', '2026-11-24'),
});
