import { defineParameter } from '../dated/parameter.ts';
import { enacted, reported } from '../dated/source.ts';
import { decimal } from '../money/rate.ts';

/** Part of the price of a kWh that a household saves when it does not take the kWh from the grid. */
export const electricityPrice = defineParameter({
  title: 'Electricity from the grid, avoidable part of the price of a kWh, VAT included',
  unit: 'EUR a kWh',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('0.22'),
  source: reported({
    kind: 'ours',
    title: 'RTL',
    url: 'https://infos.rtl.lu/news/luxembourg/lelectricite-sera-moins-chere-en-2026-mais-la-reduction-reste-relative-919740581',
    readOn: '2026-11-22',
    note: 'avoidablePrice',
  }),
});

/** Market price of a kWh that is fed in. With a subsidy there is no guaranteed tariff. */
export const solarMarketPrice = defineParameter({
  title: 'Solar electricity fed in beside a subsidy, price of a kWh on the market',
  unit: 'EUR a kWh',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('0.05'),
  source: reported({
    kind: 'ours',
    title: 'DGS, Jahresmarktwert Solar 2025',
    url: 'https://www.dgs.de/newsletter/der-jahresmarktwert-solar-2025',
    readOn: '2026-11-22',
    note: 'marketPrice',
  }),
});

/** Electricity of an electric car in a year. */
export const electricCarConsumption = defineParameter({
  title: 'Electric car, electricity of a year',
  unit: 'kWh a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('2500'),
  source: reported({
    kind: 'ours',
    title: 'Adjora, Autarkierechner',
    url: 'https://www.adjora.de/autarkierechner',
    readOn: '2026-11-22',
    note: 'electricCar',
  }),
});

/** Electricity of a heat pump in a year. */
export const heatPumpConsumption = defineParameter({
  title: 'Heat pump, electricity of a year',
  unit: 'kWh a year',
  confirmedThrough: 2026,
  from: '2024-01-01',
  value: decimal('4000'),
  source: reported({
    kind: 'ours',
    title: 'Heizspiegel',
    url: 'https://www.heizspiegel.de/',
    readOn: '2026-11-22',
    note: 'heatPump',
  }),
});

/** Guaranteed price of a kWh for a new installation of up to a peak power. */
const tariffColumns = { upToKwp: 'number', perKwh: 'EUR a kWh' } as const;

/** The tariffs by power, the smallest installations first. */
export const feedInTariffs = defineParameter({
  title: 'Guaranteed feed-in tariffs of an installation that starts now',
  unit: 'table',
  columns: { small: tariffColumns, large: tariffColumns },
  confirmedThrough: 2026,
  versions: [
    {
      from: '2025-01-01',
      value: {
        small: { upToKwp: 10, perKwh: decimal('0.13744') },
        large: { upToKwp: 30, perKwh: decimal('0.12911') },
      },
      ...enacted(
        'rgd/2019/04/12/a259',
        'art. 17ter, par. 2 et 3, du règlement grand-ducal modifié du 1er août 2014',
        '2026-11-24',
        'feedInFormula',
      ),
    },
    {
      from: '2026-01-01',
      value: {
        small: { upToKwp: 10, perKwh: decimal('0.13332') },
        large: { upToKwp: 30, perKwh: decimal('0.12524') },
      },
      ...enacted(
        'rgd/2019/04/12/a259',
        'art. 17ter, par. 2 et 3, du règlement grand-ducal modifié du 1er août 2014',
        '2026-11-24',
        'feedInFormula',
      ),
    },
  ],
});
