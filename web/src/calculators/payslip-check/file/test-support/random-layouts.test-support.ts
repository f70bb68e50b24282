import type { Placed } from './paper.test-support.ts';
import type { Layout, Pen } from './print-slip.test-support.ts';
import { writeMoney, writeNumber } from './printed-money.test-support.ts';
import type { Random } from './random.test-support.ts';
import { cents, type SlipRow } from './slips.test-support.ts';

/** Layouts that nobody has seen: columns in any order, with any headings or none, among rows that say other things. */

type ColumnName = 'quantity' | 'base' | 'rate' | 'amount' | 'employer' | 'yearToDate';

const headings: Readonly<Record<ColumnName, readonly [string, ...string[]]>> = {
  quantity: ['Quantité', 'Nombre', 'Heures', 'Nb'],
  base: ['Base', 'Assiette', 'Montant de base'],
  rate: ['Taux', '%', 'Taux %'],
  amount: ['Montant', 'Part salariale', 'Salarié', 'Montant EUR'],
  employer: ['Part patronale', 'Employeur', 'Charges patronales'],
  yearToDate: ['Cumul', 'Cumul annuel', 'Cumuls'],
};

interface Column {
  readonly name: ColumnName;
  readonly left: number;
  readonly width: number;
}

const orders: readonly [readonly ColumnName[], ...(readonly ColumnName[])[]] = [
  ['quantity', 'base', 'rate', 'amount'],
  ['base', 'rate', 'amount', 'employer'],
  ['base', 'rate', 'employer', 'amount'],
  ['quantity', 'base', 'amount', 'yearToDate'],
  ['rate', 'base', 'amount', 'employer', 'yearToDate'],
  ['base', 'amount', 'rate'],
  ['yearToDate', 'base', 'rate', 'amount'],
  ['amount', 'yearToDate'],
  ['amount', 'employer'],
  ['quantity', 'rate', 'base', 'amount'],
  ['rate', 'amount', 'base', 'yearToDate'],
];

function columnsFor(random: Random): readonly Column[] {
  const names = random.oneOf(orders);
  const width = Math.min(85, 340 / names.length) * random.between(0.85, 1);
  const start = random.between(195, 215);
  return names.map((name, index) => ({ name, left: start + index * width, width: width - 8 }));
}

function textIn({ name }: Column, row: SlipRow, pen: Pen): string {
  const { amount, base, rate, quantity, employer, isTakenOff } = row;
  const money = (value: number) => writeNumber(value, 2, pen.style);
  const isPay = quantity !== undefined;
  switch (name) {
    case 'quantity':
      return quantity === undefined ? '' : money(quantity);
    case 'base':
      if (base === undefined) return '';
      return isPay ? writeNumber(base, row.name === 'basePay' ? 4 : 2, pen.style) : money(base);
    case 'rate':
      return rate === undefined ? '' : pen.rate(row);
    case 'amount':
      return writeMoney(amount, pen.style, isTakenOff);
    case 'employer':
      return employer === undefined ? '' : money(employer);
    case 'yearToDate':
      return money(cents(amount * pen.monthsPaid));
  }
}

const sayings: readonly [string, ...string[]] = [
  'Solde congé 112,50',
  'Heures Congés 16,00',
  'Maladie (heures) 8,00',
  'IBAN LU28 0019 4006 4475 0000',
  'Indice 968,04',
  'Salaire horaire 18,2511',
  'Jours impos. 25,00',
  '12, rue de l’Exemple L-1234 Luxembourg',
  'Matricule employeur 19850101123',
  'Salaire social minimum 2 703,74',
  'Taux de change 1,00',
  'Assurance accident 0,65',
  'Mutualité 1,15',
  'Santé au travail 4,02',
];

const placedAt = (column: Column, text: string, side: string): Placed => {
  if (side === 'left') return { x: column.left, text };
  const x = side === 'right' ? column.left + column.width : column.left + column.width * 0.7;
  return { x, text, isRight: true };
};

function draw(pen: Pen): void {
  const { random, paper, slip } = pen;
  const columns = columnsFor(random);
  const hasHeadings = random.chance(0.6);
  const headingSide = random.oneOf(['left', 'right', 'middle']);
  const numberSide = random.oneOf(['right', 'right', 'right', 'left']);
  for (let count = random.whole(0, 3); count > 0; count -= 1)
    paper.row({ x: 50, text: random.oneOf(sayings) });
  if (hasHeadings) {
    paper.row(
      { x: 50, text: random.oneOf(['Libellé', 'Rubrique', 'Désignation']) },
      ...columns.map((column) =>
        placedAt(column, random.oneOf(headings[column.name]), headingSide),
      ),
    );
  }
  const rows: readonly SlipRow[] = [
    ...slip.pay,
    slip.gross,
    ...random.shuffled(slip.contributions),
    ...(random.chance(0.5)
      ? [
          {
            name: 'totalContributions',
            amount: cents(slip.contributions.reduce((sum, { amount }) => sum + amount, 0)),
            isTakenOff: true,
          } as const,
        ]
      : []),
    ...slip.taxes.slice(0, -1),
    ...slip.longTermCare,
    ...slip.taxes.slice(-1),
    ...random.shuffled(slip.credits),
    slip.net,
    ...slip.items,
    ...(slip.items.length > 0 ? [slip.payout] : []),
  ];
  for (const row of rows) {
    if (random.chance(0.08)) paper.row({ x: 50, text: random.oneOf(sayings) });
    paper.row(
      { x: 50, text: pen.label(row) },
      ...columns.flatMap((column) => {
        const text = textIn(column, row, pen);
        return text === '' ? [] : [placedAt(column, text, numberSide)];
      }),
    );
  }
  for (let count = random.whole(0, 3); count > 0; count -= 1)
    paper.row({ x: 50, text: random.oneOf(sayings) });
}

const unit = { unit: '' } as const;

export const randomLayouts: Readonly<Record<string, Layout>> = {
  'any columns': { style: unit, paper: { size: 7.5 }, draw },
  'any columns and items': { style: unit, paper: { size: 7 }, hasItems: true, draw },
  'any columns and a bonus': { style: unit, paper: { size: 7 }, hasBonus: true, draw },
};
