import type { Placed } from './paper.test-support.ts';
import type { Layout, Pen } from './print-slip.test-support.ts';
import { writeNumber } from './printed-money.test-support.ts';
import { cents, type SlipRow } from './slips.test-support.ts';

/** All rows from the pay to what is paid out. */
function rowsOf({ slip, random }: Pen): readonly SlipRow[] {
  return [
    ...slip.pay,
    slip.gross,
    ...random.shuffled(slip.contributions),
    ...slip.taxes.slice(0, -1),
    ...slip.longTermCare,
    ...slip.taxes.slice(-1),
    ...random.shuffled(slip.credits),
    slip.net,
    ...slip.items,
    ...(slip.items.length > 0 ? [slip.payout] : []),
  ];
}

const totalOf = ({ slip }: Pen): SlipRow => ({
  name: 'totalContributions',
  amount: cents(slip.contributions.reduce((sum, { amount }) => sum + amount, 0)),
  isTakenOff: true,
});

const left = (x: number, text: string): Placed => ({ x, text });
const right = (x: number, text: string | undefined): readonly Placed[] =>
  text === undefined || text === '' ? [] : [{ x, text, isRight: true }];

const base = (pen: Pen, row: SlipRow) => (row.base === undefined ? '' : pen.amount(row.base));

/** The base of pay is a price with four decimals. */
const price = (pen: Pen, row: SlipRow) =>
  row.quantity === undefined || row.base === undefined
    ? base(pen, row)
    : writeNumber(row.base, row.name === 'basePay' ? 4 : 2, pen.style);
const quantity = (pen: Pen, row: SlipRow) =>
  row.quantity === undefined ? '' : writeNumber(row.quantity, 2, pen.style);

const yearToDate = ({ monthsPaid }: Pen, amount: number) => cents(amount * monthsPaid);

const swapped = (row: SlipRow): SlipRow =>
  row.name === 'illnessContributions'
    ? { ...row, name: 'illnessCashContributions' }
    : row.name === 'illnessCashContributions'
      ? { ...row, name: 'illnessContributions' }
      : row;

export const layouts: Readonly<Record<string, Layout>> = {
  'labels left, amounts right': {
    languages: ['fr', 'en', 'de'],
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        pen.paper.row(left(50, pen.label(row)), ...right(420, pen.money(row)));
      }
    },
  },
  'labels right of the amounts': {
    languages: ['fr', 'en', 'de'],
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        pen.paper.row(...right(130, pen.money(row)), left(170, pen.label(row)));
      }
    },
  },
  'base, rate, employee and employer': {
    style: { unit: '' },
    draw: (pen) => {
      pen.paper.row(
        left(50, 'Libellé'),
        ...right(260, 'Base'),
        ...right(310, 'Taux'),
        ...right(390, 'Part salariale'),
        ...right(480, 'Part patronale'),
      );
      for (const row of [
        ...rowsOf(pen),
        { name: 'accident', amount: 0, employer: 20.11 } as const,
      ]) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(260, row.quantity === undefined ? base(pen, row) : ''),
          ...right(310, row.rate === undefined ? '' : writeNumber(row.rate, 2, pen.style)),
          ...right(390, row.amount === 0 ? '' : pen.money(row)),
          ...right(480, row.employer === undefined ? '' : pen.amount(row.employer)),
        );
      }
    },
  },
  'two rows of headings': {
    style: { unit: '' },
    draw: (pen) => {
      pen.paper.row(left(330, 'Salarié'), left(455, 'Employeur'));
      pen.paper.row(
        left(50, 'Rubrique'),
        ...right(260, 'Base'),
        ...right(310, 'Taux'),
        ...right(380, 'Montant'),
        ...right(440, 'Taux'),
        ...right(510, 'Montant'),
      );
      for (const row of rowsOf(pen)) {
        const rate = row.rate === undefined ? '' : `${writeNumber(row.rate, 2, pen.style)} %`;
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(260, row.quantity === undefined ? base(pen, row) : ''),
          ...right(310, rate),
          ...right(380, pen.money(row)),
          ...right(440, row.employer === undefined ? '' : rate),
          ...right(510, row.employer === undefined ? '' : pen.amount(row.employer)),
        );
      }
    },
  },
  'columns without headings': {
    style: { unit: '' },
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(250, quantity(pen, row)),
          ...right(310, price(pen, row)),
          ...right(360, pen.rate(row)),
          ...right(440, pen.money(row)),
        );
      }
    },
  },
  'a column of the year': {
    style: { unit: '' },
    draw: (pen) => {
      pen.paper.row(
        left(50, 'Désignation'),
        left(230, 'Base'),
        left(290, 'Taux'),
        left(360, 'Montant'),
        left(450, pen.random.oneOf(['Cumul', 'Cumul annuel'])),
      );
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(280, row.quantity === undefined ? base(pen, row) : ''),
          ...right(340, pen.rate(row)),
          ...right(420, pen.money(row)),
          ...right(510, pen.amount(yearToDate(pen, row.amount))),
        );
      }
    },
  },
  'a column of the year without heading': {
    style: { unit: '' },
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(280, row.quantity === undefined ? base(pen, row) : ''),
          ...right(340, pen.rate(row)),
          ...right(420, pen.money(row)),
          ...right(510, pen.amount(yearToDate(pen, row.amount))),
        );
      }
    },
  },
  'English, decimal points': {
    languages: ['en'],
    style: { mark: '.' },
    draw: (pen) => {
      pen.paper.row(
        left(50, 'Description'),
        ...right(270, 'Units'),
        ...right(340, 'Rate'),
        ...right(430, 'Amount'),
      );
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(270, quantity(pen, row)),
          ...right(340, row.quantity === undefined ? pen.rate(row) : price(pen, row)),
          ...right(430, pen.money(row)),
        );
      }
    },
  },
  'German, trailing minus': {
    languages: ['de'],
    style: { mark: ',', group: '.', minus: 'after', unit: '' },
    draw: (pen) => {
      pen.paper.row(
        left(50, 'Bezeichnung'),
        ...right(300, 'Basis'),
        ...right(350, 'Satz'),
        ...right(430, 'Betrag'),
      );
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(300, row.quantity === undefined ? base(pen, row) : ''),
          ...right(350, pen.rate(row)),
          ...right(430, pen.money(row)),
        );
      }
    },
  },
  'two pages': {
    languages: ['fr', 'en', 'de'],
    draw: (pen) => {
      const rows = rowsOf(pen);
      const cut = pen.random.whole(3, rows.length - 3);
      for (const [index, row] of rows.entries()) {
        if (index === cut) pen.paper.page();
        pen.paper.row(left(50, pen.label(row)), ...right(420, pen.money(row)));
      }
    },
  },
  'swapped names of care and sick pay': {
    draw: (pen) => {
      const where = pen.random.oneOf(['label', 'column', 'base', 'nowhere']);
      for (const row of rowsOf(pen)) {
        const rate = pen.rate(row);
        pen.paper.row(
          left(
            50,
            `${pen.label(swapped(row))}${where === 'label' && rate !== '' ? ` ${rate}` : ''}`,
          ),
          ...right(310, where === 'base' && row.quantity === undefined ? base(pen, row) : ''),
          ...right(350, where === 'column' ? rate : ''),
          ...right(440, pen.money(row)),
        );
      }
    },
  },
  'items below the net salary': {
    languages: ['fr', 'en', 'de'],
    hasItems: true,
    style: { unit: '' },
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(280, row.name === 'basePay' ? '' : quantity(pen, row)),
          ...right(340, row.name === 'mealVoucherShare' ? price(pen, row) : ''),
          ...right(440, pen.money(row)),
        );
      }
    },
  },
  'two slips of columns side by side': {
    languages: ['fr', 'en', 'de'],
    style: { unit: '' },
    paper: { size: 8 },
    draw: (pen) => {
      const { slip } = pen;
      const earned = [...slip.pay, slip.gross, ...slip.credits, slip.net];
      const taken = [
        ...pen.random.shuffled(slip.contributions),
        ...slip.taxes.slice(0, -1),
        ...slip.longTermCare,
        ...slip.taxes.slice(-1),
      ];
      for (let index = 0; index < Math.max(earned.length, taken.length); index += 1) {
        const [one, other] = [earned[index], taken[index]];
        pen.paper.row(
          ...(one ? [left(40, pen.label(one)), ...right(270, pen.money(one))] : []),
          ...(other ? [left(300, pen.label(other)), ...right(530, pen.money(other))] : []),
        );
      }
    },
  },
  'totals below their names': {
    style: { unit: '' },
    draw: (pen) => {
      const { slip } = pen;
      for (const row of [
        ...slip.pay,
        ...slip.contributions,
        ...slip.longTermCare,
        ...slip.credits,
      ]) {
        pen.paper.row(left(50, pen.label(row)), ...right(420, pen.money(row)));
      }
      pen.paper.skip(2);
      const totals = [
        slip.gross,
        totalOf(pen),
        ...slip.taxes.filter(({ name }) => name !== 'travel'),
        slip.net,
      ];
      const isRight = pen.random.chance(0.5);
      pen.paper.row(
        ...totals.flatMap((row, index) =>
          isRight
            ? right(130 + index * 105, pen.label(row))
            : [left(40 + index * 105, pen.label(row))],
        ),
      );
      pen.paper.row(
        ...totals.flatMap((row, index) =>
          isRight
            ? right(130 + index * 105, pen.amount(row.amount))
            : [left(40 + index * 105, pen.amount(row.amount))],
        ),
      );
    },
    paper: { size: 7.5 },
  },
  'each word by itself': {
    languages: ['fr', 'en', 'de'],
    paper: { isInWords: true },
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, `${pen.label(row)} ${pen.rate(row)}`.trim()),
          ...right(440, pen.money(row)),
        );
      }
    },
  },
  'typewriter with spaces': {
    style: { unit: '' },
    paper: { font: 'Courier', size: 9 },
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        const words = pen.label(row).padEnd(38).slice(0, 38);
        const line = `${words}${(row.quantity === undefined ? base(pen, row) : '').padStart(12)}${pen.rate(row).padStart(9)}${pen.money(row).padStart(14)}`;
        pen.paper.row(left(30, line));
      }
    },
  },
  'earnings and deductions, with line codes': {
    style: { group: "'", mark: '.' },
    draw: (pen) => {
      pen.paper.row(
        left(50, 'Code'),
        left(95, 'Rubrique'),
        ...right(380, pen.random.oneOf(['Gains', 'A payer'])),
        ...right(490, pen.random.oneOf(['Retenues', 'A déduire'])),
      );
      for (const [index, row] of rowsOf(pen).entries()) {
        const x = row.isTakenOff ? 490 : 380;
        pen.paper.row(
          left(50, String(1000 + index * 10)),
          left(95, pen.label(row)),
          ...right(x, pen.money(row)),
        );
      }
    },
  },
  'a month with a bonus': {
    hasBonus: true,
    style: { unit: '' },
    draw: (pen) => {
      pen.paper.row(
        left(50, 'Libellé'),
        ...right(300, 'Base'),
        ...right(350, 'Taux'),
        ...right(430, 'Montant'),
      );
      for (const row of rowsOf(pen)) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(300, row.quantity === undefined ? base(pen, row) : ''),
          ...right(350, pen.rate(row)),
          ...right(430, pen.money(row)),
        );
      }
    },
  },
  'a block with the sums of the year': {
    languages: ['fr', 'en', 'de'],
    draw: (pen) => {
      const { slip } = pen;
      for (const row of rowsOf(pen)) {
        pen.paper.row(left(50, pen.label(row)), ...right(420, pen.money(row)));
      }
      pen.paper.skip(2);
      pen.paper.row(
        left(50, { fr: 'Cumuls annuels', en: 'Year to date', de: 'Jahressummen' }[pen.language]),
      );
      for (const row of [slip.gross, ...slip.taxes, slip.net]) {
        pen.paper.row(
          left(50, pen.label(row)),
          ...right(250, pen.amount(yearToDate(pen, row.amount))),
        );
      }
    },
  },
  'name and amount in one text': {
    languages: ['fr', 'en', 'de'],
    draw: (pen) => {
      for (const row of rowsOf(pen)) {
        const mark = pen.random.oneOf([' : ', ' ', ': ']);
        pen.paper.row(left(50, `${pen.label(row)}${mark}${pen.money(row)}`));
      }
    },
  },
};
