/** What the authorities publish for each period, in cents: the tables of the second computation of a couple. */

export interface PeriodByHand {
  readonly months: bigint;
  readonly minimumWage: bigint;
  readonly ceiling: bigint;
  readonly abatement: bigint;
  /** The minimum wage at index 100 times the index, in ten-thousandths of a cent: what a part of the abatement is taken of. */
  readonly indexed: bigint;
}

export interface YearByHand {
  /** Upper limits of the brackets in euros, from the zero bracket on. */
  readonly limits: readonly bigint[];
  /** Pension of an employee in hundredths of a percent; accident insurance of the self-employed. */
  readonly pension: bigint;
  readonly accident: bigint;
  /** Full CI-CO2 in cents and its taper in hundredths of a percent. */
  readonly energy: readonly [bigint, bigint];
  /** Full CISSM of a month. */
  readonly minimumWageCredit: bigint;
  readonly periods: readonly PeriodByHand[];
}

const limitsSince2025 = [
  13230n,
  15435n,
  17640n,
  19845n,
  22050n,
  24255n,
  26550n,
  28845n,
  31140n,
  33435n,
  35730n,
  38025n,
  40320n,
  42615n,
  44910n,
  47205n,
  49500n,
  51795n,
  54090n,
  117450n,
  176160n,
  234870n,
];
export const rates = [
  0n,
  8n,
  9n,
  10n,
  11n,
  12n,
  14n,
  16n,
  18n,
  20n,
  22n,
  24n,
  26n,
  28n,
  30n,
  32n,
  34n,
  36n,
  38n,
  39n,
  40n,
  41n,
  42n,
];

const since2023 = {
  minimumWage: 257_093n,
  ceiling: 1_285_464n,
  abatement: 64_273n,
  indexed: 27_222n * 94_443n,
};
const january2025 = {
  minimumWage: 263_779n,
  ceiling: 1_318_896n,
  abatement: 65_945n,
  indexed: 27_930n * 94_443n,
};
const may2025 = {
  minimumWage: 270_374n,
  ceiling: 1_351_868n,
  abatement: 67_593n,
  indexed: 27_930n * 96_804n,
};
const june2026 = {
  minimumWage: 277_133n,
  ceiling: 1_385_663n,
  abatement: 69_283n,
  indexed: 27_930n * 99_224n,
};

const years: Readonly<Record<string, YearByHand>> = {
  2024: {
    limits: [
      12438n,
      14508n,
      16578n,
      18648n,
      20718n,
      22788n,
      24939n,
      27090n,
      29241n,
      31392n,
      33543n,
      35694n,
      37845n,
      39996n,
      42147n,
      44298n,
      46449n,
      48600n,
      50751n,
      110403n,
      165600n,
      220788n,
    ],
    pension: 800n,
    accident: 75n,
    energy: [16_800n, 42n],
    minimumWageCredit: 7000n,
    periods: [{ months: 12n, ...since2023 }],
  },
  2025: {
    limits: limitsSince2025,
    pension: 800n,
    accident: 70n,
    energy: [19_200n, 48n],
    minimumWageCredit: 8100n,
    periods: [
      { months: 4n, ...january2025 },
      { months: 8n, ...may2025 },
    ],
  },
  2026: {
    limits: limitsSince2025,
    pension: 850n,
    accident: 65n,
    energy: [21_600n, 54n],
    minimumWageCredit: 8100n,
    periods: [
      { months: 5n, ...may2025 },
      { months: 7n, ...june2026 },
    ],
  },
};

/** The tables of a year. @throws RangeError when there are none */
export function yearOf(yearNumber: number): YearByHand {
  const year = years[yearNumber];
  if (!year) throw new RangeError(`no tables of ${yearNumber}`);
  return year;
}
