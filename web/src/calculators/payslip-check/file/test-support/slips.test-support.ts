import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import type { Random } from './random.test-support.ts';

/** A row that a slip may print. */
export interface SlipRow {
  /** Its words, in `labels.ts`. */
  readonly name: RowName;
  readonly amount: number;
  readonly base?: number;
  /** In percent. */
  readonly rate?: number;
  readonly quantity?: number;
  readonly employer?: number;
  /** Taken off, which some slips print with a minus. */
  readonly isTakenOff?: boolean;
}

export type RowName =
  | SlipLine
  | 'basePay'
  | 'acompte'
  | 'payout'
  | 'totalContributions'
  | 'travel'
  | 'accident'
  | 'mutuality'
  | 'careNp'
  | 'pensionNp'
  | 'longTermCareNp';

export interface Slip {
  readonly month: string;
  readonly taxClass: 1 | 2 | 3;
  readonly weeklyHours: number;
  readonly pay: readonly SlipRow[];
  readonly gross: SlipRow;
  readonly contributions: readonly SlipRow[];
  readonly longTermCare: readonly SlipRow[];
  readonly taxes: readonly SlipRow[];
  readonly credits: readonly SlipRow[];
  readonly net: SlipRow;
  /** Below the net salary. */
  readonly items: readonly SlipRow[];
  readonly payout: SlipRow;
  /** What the slip says, by line. */
  readonly lines: Readonly<Partial<Record<SlipLine, number>>>;
}

export const cents = (euros: number) => Math.round(euros * 100 + 1e-6) / 100;
export const share = (base: number, percent: number) => cents((base * percent) / 100);

interface SlipOptions {
  readonly hasBonus?: boolean;
  readonly hasItems?: boolean;
}

/** The rates of the law: 2.80 %, 0.25 % and 1.40 %, and for pensions 8 % to 2025 and 8.5 % from 2026. */
const law = { care: 2.8, cash: 0.25, longTermCare: 1.4 };
const pensionRate = (month: string) => (month < '2026' ? 8 : 8.5);

const row = (name: RowName, base: number, rate: number): SlipRow => ({
  name,
  base,
  rate,
  amount: share(base, rate),
  employer: share(base, rate),
  isTakenOff: true,
});

/** A slip with a random salary, whose figures fit together as the law wants it. */
export function randomSlip(
  random: Random,
  { hasBonus = false, hasItems = false }: SlipOptions = {},
): Slip {
  const year = random.whole(2025, 2026);
  const month = `${year}-${String(random.whole(1, 12)).padStart(2, '0')}`;
  const hours = 173;
  const basePay = cents(random.between(1400, 9500));
  const pay: SlipRow[] = [
    {
      name: 'basePay',
      amount: basePay,
      quantity: hours,
      base: Math.round((basePay / hours) * 10_000) / 10_000,
    },
  ];
  if (random.chance(0.3)) pay.push({ name: 'overtimePay', amount: cents(random.between(40, 400)) });
  if (random.chance(0.3)) pay.push({ name: 'supplements', amount: cents(random.between(20, 300)) });
  const bonus = hasBonus ? cents(random.between(300, 4000)) : 0;
  const periodic = cents(pay.reduce((sum, { amount }) => sum + amount, 0));
  if (hasBonus) pay.push({ name: 'bonus', amount: bonus });
  const gross = cents(periodic + bonus);

  const pension = pensionRate(month);
  const contributions = [
    row('illnessContributions', periodic, law.care),
    row('illnessCashContributions', periodic, law.cash),
    row('pensionContributions', periodic, pension),
    ...(hasBonus ? [row('careNp', bonus, law.care), row('pensionNp', bonus, pension)] : []),
  ];
  const abatement = cents(random.between(640, 690));
  const { employer: _none, ...longTermCare } = row(
    'longTermCareInsurance',
    cents(periodic - abatement),
    law.longTermCare,
  );
  const { employer: _neither, ...longTermCareNp } = row('longTermCareNp', bonus, law.longTermCare);
  const longTermCareRows = [longTermCare, ...(hasBonus ? [longTermCareNp] : [])];
  const total = (rows: readonly SlipRow[]) =>
    cents(rows.reduce((sum, { amount }) => sum + amount, 0));
  const travel = random.chance(0.3) ? cents(random.between(20, 200)) : 0;
  const taxableIncome = cents(gross - total(contributions) - travel);
  const tax = Math.floor(taxableIncome * random.between(0.02, 0.28) * 10) / 10;
  const credits: SlipRow[] = [
    { name: 'employmentCredit', amount: cents(random.between(5, 50)) },
    { name: 'energyCredit', amount: cents(random.between(2, 16)) },
    ...(random.chance(0.3)
      ? [{ name: 'minimumWageCredit', amount: cents(random.between(5, 81)) } as const]
      : []),
    ...(random.chance(0.2)
      ? [{ name: 'singleParentCredit', amount: cents(random.between(30, 292)) } as const]
      : []),
  ];
  const net = cents(gross - total(contributions) - total(longTermCareRows) - tax + total(credits));
  const vouchers = random.whole(10, 20);
  const items: SlipRow[] = hasItems
    ? [
        { name: 'acompte', amount: cents(random.between(100, net / 2)), isTakenOff: true },
        {
          name: 'mealVoucherShare',
          amount: cents(vouchers * 2.8),
          quantity: vouchers,
          base: 2.8,
          isTakenOff: true,
        },
      ]
    : [];
  const sumOf = (names: readonly RowName[]) =>
    total([...contributions, ...longTermCareRows].filter(({ name }) => names.includes(name)));
  const single = (rows: readonly SlipRow[]) =>
    Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
  return {
    month,
    taxClass: random.oneOf([1, 2, 3]),
    weeklyHours: random.oneOf([40, 38, 32, 20]),
    pay,
    gross: { name: 'grossSalary', amount: gross },
    contributions,
    longTermCare: longTermCareRows,
    taxes: [
      ...(travel > 0 ? [{ name: 'travel', amount: travel, isTakenOff: true } as const] : []),
      { name: 'taxableIncome', amount: taxableIncome },
      { name: 'taxBeforeCredits', amount: tax, base: taxableIncome, isTakenOff: true },
    ],
    credits,
    net: { name: 'netSalary', amount: net },
    items,
    payout: { name: 'payout', amount: cents(net - total(items)) },
    lines: {
      ...single(pay.filter(({ name }) => name !== 'basePay')),
      ...single(credits),
      ...single(items.filter(({ name }) => name === 'mealVoucherShare')),
      grossSalary: gross,
      illnessContributions: sumOf(['illnessContributions', 'careNp']),
      illnessCashContributions: sumOf(['illnessCashContributions']),
      pensionContributions: sumOf(['pensionContributions', 'pensionNp']),
      longTermCareInsurance: sumOf(['longTermCareInsurance', 'longTermCareNp']),
      taxableIncome,
      taxBeforeCredits: tax,
      netSalary: net,
    },
  };
}
