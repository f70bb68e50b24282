import { numberInYear } from '@suen/engine/small-door';
import type { Language } from '../../../../shared/language.ts';
import { Paper } from './paper.test-support.ts';
import {
  numberStyle,
  writeMoney,
  writeNumber,
  type NumberStyle,
} from './printed-money.test-support.ts';
import type { Random } from './random.test-support.ts';
import { labelsFor } from './slip-labels.test-support.ts';
import { randomSlip, type Slip, type SlipRow } from './slips.test-support.ts';

/** A payslip as a file, with what it says. */
interface PrintedSlip {
  readonly bytes: Uint8Array;
  readonly slip: Slip;
}

/** What draws a slip: its paper, its words and its numbers. */
export interface Pen {
  readonly random: Random;
  readonly paper: Paper;
  readonly slip: Slip;
  readonly style: NumberStyle;
  readonly language: Language;
  readonly label: (row: SlipRow) => string;
  readonly money: (row: SlipRow) => string;
  readonly amount: (value: number) => string;
  readonly rate: (row: SlipRow) => string;
  /** About as many as the sums of the year have. */
  readonly monthsPaid: number;
}

const monthNames: Readonly<Record<Language, string>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};
const titles = { fr: 'Décompte de rémunération', en: 'Payslip', de: 'Lohnzettel' } as const;
const classNames = { 1: '1', 2: '1A', 3: '2' } as const;
const facts = {
  fr: { class: 'Classe d’impôt', hours: 'Heures par semaine' },
  en: { class: 'Tax class', hours: 'Weekly hours' },
  de: { class: 'Steuerklasse', hours: 'Wochenstunden' },
} as const;

function head({ paper, slip, language, random }: Pen): void {
  const [year = '', month = ''] = slip.month.split('-');
  const written = random.oneOf([
    `${monthNames[language].split(' ')[Number(month) - 1]} ${year}`,
    `${month}/${year}`,
    `${month}.${year}`,
  ]);
  paper.row(
    { text: 'Société Exemple S.à r.l.', x: 40 },
    { text: 'Matricule 1985010112345', x: 330 },
  );
  paper.row(
    { text: `${titles[language]} ${written}`, x: 40 },
    { text: 'Entrée : 01/03/2019', x: 330 },
  );
  const words = facts[language];
  paper.row(
    { text: `${words.class} : ${classNames[slip.taxClass]}`, x: 40 },
    { text: `${words.hours} : ${slip.weeklyHours}`, x: 330 },
  );
  paper.skip(1.5);
}

export interface Layout {
  readonly languages?: readonly [Language, ...Language[]];
  readonly style?: Partial<NumberStyle>;
  readonly paper?: ConstructorParameters<typeof Paper>[1];
  readonly hasBonus?: boolean;
  readonly hasItems?: boolean;
  readonly draw: (pen: Pen) => void;
}

/** Prints a random slip in a layout. */
export async function printSlip(layout: Layout, random: Random): Promise<PrintedSlip> {
  const { languages = ['fr'], hasBonus = false, hasItems = false } = layout;
  const language = random.oneOf(languages);
  const slip = randomSlip(random, { hasBonus, hasItems });
  const style = numberStyle(random, layout.style);
  const paper = new Paper(random, layout.paper);
  const labelOf = labelsFor(language, random);
  const hasPercentSign = random.chance(0.5);
  const pen: Pen = {
    random,
    paper,
    slip,
    style,
    language,
    label: ({ name }) => labelOf(name),
    money: ({ amount, isTakenOff }) => writeMoney(amount, style, isTakenOff),
    amount: (value) => writeNumber(value, 2, style),
    monthsPaid: Math.max(2, numberInYear(slip.month)) * 0.98,
    rate: ({ rate }) =>
      rate === undefined ? '' : `${writeNumber(rate, 2, style)}${hasPercentSign ? ' %' : ''}`,
  };
  head(pen);
  layout.draw(pen);
  return { bytes: await paper.bytes(), slip };
}
