import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { euros } from '../../money/cents.ts';
import { percent } from '../../money/rate.ts';

const taperedColumns = {
  /** Below this income there is no credit. */
  incomeFrom: 'EUR',
  /** The credit at `incomeFrom`. */
  start: 'EUR',
  /** Growth per euro of income above `incomeFrom`, up to `full`. */
  growthRate: 'percent',
  /** The credit is full from this income on. */
  fullFrom: 'EUR',
  full: 'EUR',
  /** The credit falls above this income. */
  taperFrom: 'EUR',
  taperRate: 'percent',
} as const;

/** CIS, crédit d'impôt pour salariés, and CII, the same credit for the self-employed. */
export const employmentCredit = defineParameter({
  title: 'Tax credit for employees (CIS) and the self-employed (CII)',
  unit: 'table',
  columns: taperedColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: {
    incomeFrom: euros('936'),
    start: euros('300'),
    growthRate: percent('2.9'),
    fullFrom: euros('11266'),
    full: euros('600'),
    taperFrom: euros('40000'),
    taperRate: percent('1.5'),
  },
  ...enacted(
    'loi/2016/12/23/n11',
    'art. 1er, nos 17 et 19 (L.I.R. art. 152ter et 154quater) ; loi du 5 juillet 2023 (Mémorial A 357), art. 6 et 7',
    '2026-11-24',
  ),
});

/** A refundable credit that phases in with the annual income, stays constant, and tapers to zero. */
export type TaperedCredit = ValueOf<typeof employmentCredit>;

/** CI-CO2, crédit d'impôt CO2: granted with the CIS or the CII on the same income. */
export const energyCredit = defineParameter({
  title: 'Tax credit CO2 (CI-CO2)',
  unit: 'table',
  columns: taperedColumns,
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        incomeFrom: euros('936'),
        start: euros('168'),
        growthRate: percent('0'),
        fullFrom: euros('936'),
        full: euros('168'),
        taperFrom: euros('40000'),
        taperRate: percent('0.42'),
      },
      ...enacted(
        'loi/2023/12/22/a832',
        'art. 1er, nos 1 et 2 (L.I.R. art. 152ter et 154quater, al. 2)',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: {
        incomeFrom: euros('936'),
        start: euros('192'),
        growthRate: percent('0'),
        fullFrom: euros('936'),
        full: euros('192'),
        taperFrom: euros('40000'),
        taperRate: percent('0.48'),
      },
      ...enacted(
        'loi/2024/12/20/a558',
        'art. 3, nos 2 et 3 (L.I.R. art. 152ter et 154quater, al. 2)',
        '2026-11-24',
      ),
    },
    {
      from: '2026-01-01',
      value: {
        incomeFrom: euros('936'),
        start: euros('216'),
        growthRate: percent('0'),
        fullFrom: euros('936'),
        full: euros('216'),
        taperFrom: euros('40000'),
        taperRate: percent('0.54'),
      },
      ...enacted(
        'loi/2025/12/19/a591',
        'art. 3, nos 2 et 3 (L.I.R. art. 152ter et 154quater, al. 2)',
        '2026-11-24',
      ),
    },
  ],
});

/** CISSM, crédit d'impôt salaire social minimum: a month's credit on the full-time monthly gross salary. */
export const minimumWageCredit = defineParameter({
  title: 'Minimum wage tax credit (CISSM)',
  unit: 'table',
  columns: {
    salaryFrom: 'EUR',
    full: 'EUR',
    /** The credit falls linearly above this salary, to zero at `salaryTo`. */
    taperFrom: 'EUR',
    salaryTo: 'EUR',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        salaryFrom: euros('1800'),
        full: euros('70'),
        taperFrom: euros('3000'),
        salaryTo: euros('3600'),
      },
      ...enacted(
        'loi/2022/12/23/a649',
        'art. 3, par. 9 (L.I.R. art. 139quater, al. 3)',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: {
        salaryFrom: euros('1800'),
        full: euros('81'),
        taperFrom: euros('3000'),
        salaryTo: euros('3600'),
      },
      ...enacted('loi/2024/12/20/a589', 'art. 6 (L.I.R. art. 139quater, al. 3)', '2026-11-24'),
    },
  ],
});

export type MinimumWageCredit = ValueOf<typeof minimumWageCredit>;

/** A year's pay that does not come each month is left out of the gross of the CISSM up to this sum. */
export const minimumWageCreditOneOffPay = defineParameter({
  title: 'One-off pay of a year that does not count for the minimum wage tax credit',
  unit: 'EUR a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: euros('3000'),
  ...enacted('loi/2019/04/26/a274', 'art. 3, par. 2 (L.I.R. art. 139quater, al. 2)', '2026-11-24'),
});

/** CIM, crédit d'impôt monoparental: on request, for single parents in class 1a, by adjusted taxable income. */
export const singleParentCredit = defineParameter({
  title: 'Single parent tax credit (CIM)',
  unit: 'table',
  columns: {
    full: 'EUR',
    /** The credit falls above this income. */
    taperFrom: 'EUR',
    taperRate: 'percent',
    /** Minimum of the credit. */
    minimum: 'EUR',
    /** Support for the child that is received in a year without a reduction. */
    freeSupport: 'EUR',
    /** The part of more support that lowers the credit. */
    supportRate: 'percent',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: {
        full: euros('2505'),
        taperFrom: euros('60000'),
        taperRate: percent('3.9'),
        minimum: euros('750'),
        freeSupport: euros('2424'),
        supportRate: percent('50'),
      },
      ...enacted('loi/2022/12/23/a649', 'art. 3, par. 10 (L.I.R. art. 154ter)', '2026-11-24'),
    },
    {
      from: '2025-01-01',
      value: {
        full: euros('3504'),
        taperFrom: euros('60000'),
        taperRate: percent('6.12'),
        minimum: euros('750'),
        freeSupport: euros('2712'),
        supportRate: percent('50'),
      },
      ...enacted('loi/2024/12/20/a589', 'art. 9 (L.I.R. art. 154ter)', '2026-11-24'),
    },
  ],
});

export type SingleParentCredit = ValueOf<typeof singleParentCredit>;

const childBonusTerms = {
  taperFrom: euros('67400'),
  incomeTo: euros('76600'),
  taperShare: percent('10'),
  taperUpToChildren: 5,
} as const;

/** Bonification d'impôt pour enfant of a parent whose child lives in turn with both parents and counts for the other one. */
export const childBonus = defineParameter({
  title: 'Tax bonus for a child who lives in turn with both parents',
  unit: 'table',
  columns: {
    perChild: 'EUR',
    /** Above this income it is a share of what is missing to `incomeTo`. */
    taperFrom: 'EUR',
    incomeTo: 'EUR',
    taperShare: 'percent',
    /** With more children the income does not matter. */
    taperUpToChildren: 'number',
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { perChild: euros('0'), ...childBonusTerms },
      ...enacted(
        'loi/2025/12/19/a614',
        'art. 5 et 10 (L.I.R. art. 123bis, al. 1a)',
        '2026-11-24',
        'noneBefore',
      ),
    },
    {
      from: '2025-01-01',
      value: { perChild: euros('922.50'), ...childBonusTerms },
      ...enacted(
        'loi/2025/12/19/a614',
        'art. 5, 6 et 10 ; L.I.R. art. 122, al. 1, et 123bis, al. 1a et 3',
        '2026-11-24',
      ),
    },
  ],
});

export type ChildBonus = ValueOf<typeof childBonus>;

const scaleCreditLimits = {
  incomeFrom: euros('13500'),
  incomeBelow: { '1a': euros('28500'), '2': euros('64500') },
} as const;

/**
 * CIB, crédit d'impôt barème: once, on request, for professional incomes of two years between limits. Nothing is computed with
 * it, because a request holds one year.
 */
export const scaleCredit = defineParameter({
  title: 'Tax credit of 2024 for low incomes in classes 1a and 2 (CIB)',
  unit: 'table',
  columns: {
    amount: 'EUR',
    incomeFrom: 'EUR',
    /** The incomes below which it is granted, by class. Class 1 has none. */
    incomeBelow: { '1a': 'EUR', '2': 'EUR' },
  },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2024-01-01',
      value: { amount: euros('108'), ...scaleCreditLimits },
      ...enacted(
        'loi/2024/12/20/a563',
        'art. 10 (L.I.R. art. 154duodecies, al. 1, 4, 5 et 6)',
        '2026-11-24',
      ),
    },
    {
      from: '2025-01-01',
      value: { amount: euros('0'), ...scaleCreditLimits },
      ...enacted(
        'loi/2024/12/20/a563',
        'art. 10 (L.I.R. art. 154duodecies, al. 1)',
        '2026-11-24',
        'noneAfter',
      ),
    },
  ],
});

export type ScaleCredit = ValueOf<typeof scaleCredit>;
