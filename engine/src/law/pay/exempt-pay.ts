import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

const presentTerms = {
  payUpTo: euros('400000'),
  fixedPayFrom: euros('75000'),
  yearsAfterArrival: 8,
  yearsAway: 5,
  kilometresFromBorder: 150,
  activityShare: percent('75'),
  postedYears: 5,
  staffShare: percent('30'),
  youngFirmYears: 10,
};

/** The regime since 2025: a share of the pay. */
export const impatriateExemption = defineParameter({
  title: 'Pay of impatriates free of tax (regime since 2025)',
  unit: 'table',
  columns: {
    share: 'percent',
    /** Annual pay up to which the share is exempt. */
    payUpTo: 'EUR',
    /** The lowest fixed pay of a year. */
    fixedPayFrom: 'EUR',
    /** Tax years after that of the arrival. */
    yearsAfterArrival: 'number',
    /** Tax years before the arrival in which the person neither lived near nor paid tax on work here. */
    yearsAway: 'number',
    /** Nearer to the border than this nobody lived in those years. */
    kilometresFromBorder: 'number',
    /** The least share of the working time for the activity for which the person was recruited. */
    activityShare: 'percent',
    /** The least years in the group, or of experience in the sector, of somebody posted within a group. */
    postedYears: 'number',
    /** The highest share of impatriates among the staff. */
    staffShare: 'percent',
    /** Firms younger than this have no such limit. */
    youngFirmYears: 'number',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { share: percent('0'), ...presentTerms },
      ...enacted(
        'loi/2024/12/20/a589',
        'art. 2, no 2 (L.I.R. art. 115, no 13b)',
        '2026-11-24',
        'noneBefore',
      ),
    },
    {
      from: '2025-01-01',
      value: { share: percent('50'), ...presentTerms },
      ...enacted('loi/2024/12/20/a589', 'art. 2, no 2 (L.I.R. art. 115, no 13b)', '2026-11-24'),
    },
  ],
});

/** Part of the pay of highly skilled people recruited abroad (impatriés) that is tax-free. */
export type ImpatriateExemption = ValueOf<typeof impatriateExemption>;

const formerTerms = {
  share: percent('50'),
  payShare: percent('30'),
  fixedPayFrom: euros('75000'),
  yearsAfterArrival: 8,
  lastArrival: 2024,
};

/** Who came by 2024 keeps this regime unless the other one was asked for. Costs that it exempts are not computed. */
export const impatriationPremiumExemption = defineParameter({
  title: 'Impatriation premium free of tax (regime until 2024)',
  unit: 'table',
  columns: {
    share: 'percent',
    /** Share of the pay of the year up to which a premium is partly exempt. */
    payShare: 'percent',
    /** The lowest fixed pay of a year. */
    fixedPayFrom: 'EUR',
    /** Tax years after that of the arrival. */
    yearsAfterArrival: 'number',
    /** Who came later has the present regime. */
    lastArrival: 'number',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: formerTerms,
      ...enacted(
        'loi/2020/12/19/a1061',
        'art. 3, par. 5, no 2 (L.I.R. art. 115, no 13b) ; loi du 23 décembre 2022 (Mémorial A 649), art. 3, par. 6',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: formerTerms,
      ...enacted(
        'loi/2024/12/20/a589',
        'art. 2, no 2 (L.I.R. art. 115, no 13b, dernier alinéa)',
        '2026-11-24',
      ),
    },
  ],
});

/** Impatriation premium (prime d'impatriation) under the regime until 2024. */
export type ImpatriationPremiumExemption = ValueOf<typeof impatriationPremiumExemption>;

/** Profit-sharing premium (prime participative). */
export const profitSharingExemption = defineParameter({
  title: 'Profit-sharing premium free of tax',
  unit: 'table',
  columns: {
    share: 'percent',
    /** Share of the ordinary pay of the year up to which a premium is partly exempt. */
    payShare: 'percent',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { share: percent('50'), payShare: percent('25') },
      ...enacted(
        'loi/2020/12/19/a1061',
        'art. 3, par. 5, no 1 (L.I.R. art. 115, no 13a)',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: { share: percent('50'), payShare: percent('30') },
      ...enacted('loi/2024/12/20/a589', 'art. 2, no 1 (L.I.R. art. 115, no 13a)', '2026-11-24'),
    },
  ],
});

export type ProfitSharingExemption = ValueOf<typeof profitSharingExemption>;

/** Premium for young employees (prime jeune salarié). */
export const youngEmployeeExemption = defineParameter({
  title: 'Premium for young employees free of tax',
  unit: 'table',
  columns: {
    share: 'percent',
    /** The highest premium that is partly exempt, by the gross pay of the year; none above the last. For full time. */
    premiums: { payUpTo: 'EUR', premiumUpTo: 'EUR' },
    /** Younger than this at the start of the tax year. */
    belowAge: 'number',
    /** Fewer years than this since the first premium. */
    years: 'number',
    /** The year from which on the first permanent contract was signed. */
    contractSince: 'number',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        share: percent('0'),
        premiums: [],
        belowAge: 30,
        years: 5,
        contractSince: 2025,
      },
      ...enacted(
        'loi/2024/12/20/a589',
        'art. 2, no 3, et art. 21 (L.I.R. art. 115, no 13d)',
        '2026-11-24',
        'noneBefore',
      ),
    },
    {
      from: '2025-01-01',
      value: {
        share: percent('75'),
        premiums: [
          { payUpTo: euros('50000'), premiumUpTo: euros('5000') },
          { payUpTo: euros('75000'), premiumUpTo: euros('3750') },
          { payUpTo: euros('100000'), premiumUpTo: euros('2500') },
        ],
        belowAge: 30,
        years: 5,
        contractSince: 2025,
      },
      ...enacted('loi/2024/12/20/a589', 'art. 2, no 3 (L.I.R. art. 115, no 13d)', '2026-11-24'),
    },
  ],
});

export type YoungEmployeeExemption = ValueOf<typeof youngEmployeeExemption>;

/** Rent premium (prime locative). */
export const rentPremiumExemption = defineParameter({
  title: 'Rent premium free of tax',
  unit: 'table',
  columns: {
    share: 'percent',
    /** The highest premium of a month that is partly exempt, for full time. */
    premiumUpTo: 'EUR',
    /** Qualified minimum wages of a month that the gross pay of the year must not exceed. */
    minimumWages: 'number',
    /** Younger than this at the start of the tax year. */
    belowAge: 'number',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { share: percent('0'), premiumUpTo: euros('1000'), minimumWages: 30, belowAge: 30 },
      ...enacted(
        'loi/2024/05/22/a219',
        'art. 20, no 1 (L.I.R. art. 115, no 13c)',
        '2026-11-24',
        'noneBefore',
      ),
    },
    {
      from: '2024-06-01',
      value: { share: percent('25'), premiumUpTo: euros('1000'), minimumWages: 30, belowAge: 30 },
      ...enacted('loi/2024/05/22/a219', 'art. 20, no 1 (L.I.R. art. 115, no 13c)', '2026-11-24'),
    },
  ],
});

export type RentPremiumExemption = ValueOf<typeof rentPremiumExemption>;
