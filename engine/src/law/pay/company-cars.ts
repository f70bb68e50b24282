import { defineParameter, type ValueOf } from '../../dated/parameter.ts';
import { enacted } from '../../dated/source.ts';
import { percent } from '../../money/rate.ts';

/** Share of the price, or of what the leasing costs the employer, up to which an employee's own share lowers the benefit. */
export const carPaymentShare = defineParameter({
  title: 'Share of the price or the leasing of a company car that an employee can deduct',
  unit: 'rate',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: percent('20'),
  ...enacted('rgd/2016/12/23/n7', 'art. 4, no 3', '2026-11-24'),
});

/** The rate of cars that emit more than a number of grams of CO2 a kilometre. */
const emissionColumns = { aboveGrams: 'number', rate: 'percent' } as const;

/** Rates by which the price of a company car gives the benefit of a month, for cars first registered from a month on. */
const carColumns = {
  registeredFrom: 'text',
  /** Cars whose contract is older keep the rates before, if they are registered within these months. */
  transitionMonths: 'number',
  /** Petrol, gas and hybrids but not diesel, in ascending order from zero. */
  combustion: emissionColumns,
  diesel: emissionColumns,
  /** Electric cars that use little. */
  frugalElectric: 'percent',
  otherElectric: 'percent',
  hydrogen: 'percent',
} as const;

/** Oldest first. */
export const carRatesByEmission = defineParameter({
  title: 'Benefit of a company car a month, first registered from 2017 to 2024',
  unit: 'table',
  columns: carColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [
    {
      registeredFrom: '2017-01',
      transitionMonths: 0,
      combustion: [
        { aboveGrams: 0, rate: percent('0.8') },
        { aboveGrams: 50, rate: percent('1.0') },
        { aboveGrams: 110, rate: percent('1.3') },
        { aboveGrams: 150, rate: percent('1.7') },
      ],
      diesel: [
        { aboveGrams: 0, rate: percent('1.0') },
        { aboveGrams: 50, rate: percent('1.2') },
        { aboveGrams: 110, rate: percent('1.5') },
        { aboveGrams: 150, rate: percent('1.8') },
      ],
      frugalElectric: percent('0.5'),
      otherElectric: percent('0.5'),
      hydrogen: percent('0.5'),
    },
    {
      registeredFrom: '2022-01',
      transitionMonths: 12,
      combustion: [
        { aboveGrams: 0, rate: percent('0.8') },
        { aboveGrams: 50, rate: percent('1.0') },
        { aboveGrams: 80, rate: percent('1.2') },
        { aboveGrams: 110, rate: percent('1.5') },
        { aboveGrams: 130, rate: percent('1.8') },
      ],
      diesel: [
        { aboveGrams: 0, rate: percent('1.0') },
        { aboveGrams: 50, rate: percent('1.2') },
        { aboveGrams: 80, rate: percent('1.4') },
        { aboveGrams: 110, rate: percent('1.6') },
        { aboveGrams: 130, rate: percent('1.8') },
      ],
      frugalElectric: percent('0.5'),
      otherElectric: percent('0.6'),
      hydrogen: percent('0.5'),
    },
  ],
  ...enacted(
    'rgd/2022/05/12/a256',
    'art. 2 (règlement grand-ducal modifié du 23 décembre 2016, art. 3bis, par. 1)',
    '2026-11-24',
  ),
});

export type CarRates = ValueOf<typeof carRatesByEmission>[number];
export type EmissionRate = CarRates['diesel'][number];

/** Oldest first. */
export const carRatesByDrive = defineParameter({
  title: 'Benefit of a company car a month, first registered from 2025',
  unit: 'table',
  columns: carColumns,
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: [
    {
      registeredFrom: '2025-01',
      transitionMonths: 12,
      combustion: [{ aboveGrams: 0, rate: percent('2.0') }],
      diesel: [{ aboveGrams: 0, rate: percent('2.0') }],
      frugalElectric: percent('0.5'),
      otherElectric: percent('0.6'),
      hydrogen: percent('0.5'),
    },
    {
      registeredFrom: '2027-01',
      transitionMonths: 12,
      combustion: [{ aboveGrams: 0, rate: percent('2.0') }],
      diesel: [{ aboveGrams: 0, rate: percent('2.0') }],
      frugalElectric: percent('1.0'),
      otherElectric: percent('1.2'),
      hydrogen: percent('1.0'),
    },
  ],
  ...enacted(
    'rgd/2024/12/20/a586',
    'art. 1er (règlement grand-ducal modifié du 23 décembre 2016, art. 3bis)',
    '2026-11-24',
  ),
});

/** Which electric cars use little: by consumption alone, or by a higher one with a weak motor. */
export const frugalElectricCar = defineParameter({
  title: 'Electric company cars with the lower rate',
  unit: 'table',
  columns: {
    wattHoursPerKm: 'number',
    wattHoursPerKmOfWeakMotor: 'number',
    weakMotorKilowatts: 'number',
  },
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: { wattHoursPerKm: 180, wattHoursPerKmOfWeakMotor: 200, weakMotorKilowatts: 150 },
  ...enacted(
    'rgd/2023/05/08/a236',
    'art. 1er (règlement grand-ducal modifié du 23 décembre 2016, art. 3bis)',
    '2026-11-24',
  ),
});

export type FrugalElectricCar = ValueOf<typeof frugalElectricCar>;
