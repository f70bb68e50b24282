import type { TaxClass } from '../lines.ts';
import { plainWords } from './labels.ts';
import { plainText, readNumber } from './printed-number.ts';
import type { Row } from './rows.ts';

/** What a payslip says about the person and the month. */
interface PrintedFacts {
  readonly payMonth?: string;
  readonly taxClass?: TaxClass;
  readonly weeklyHours?: number;
}

const monthNames: readonly RegExp[] = [
  /^jan/,
  /^f(e|eb)v?r?/,
  /^m(ar|a?r|aer|arz)/,
  /^a[pv]r/,
  /^ma[iy]/,
  /^jui?n/,
  /^jui?l/,
  /^a(ou|ug)/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^d[ei][cz]/,
];

const namedMonth =
  /\b(janvier|january|januar|jan|fevrier|february|februar|fev|feb|mars|march|marz|maerz|mar|avril|april|avr|apr|mai|may|juin|june|juni|jun|juillet|july|juli|juil|jul|aout|august|aug|septembre|september|sept|sep|octobre|october|oktober|oct|okt|novembre|november|nov|decembre|december|dezember|dec|dez) ?(?:de )?((?:19|20)\d\d)\b/g;

const periodWords =
  /periode|period|mois|month|monat|abrechnung|decompte|fiche de (salaire|paie)|bulletin|payslip|pay statement|lohnzettel|paie (de|du)|salaire (de|du)/;

const written = (year: string, month: number) => `${year}-${String(month).padStart(2, '0')}`;
const isMonth = (month: number) => month >= 1 && month <= 12;

interface Mention {
  readonly month: string;
  /** The higher, the likelier it is the month of pay. */
  readonly weight: number;
}

function mentionsIn(text: string): readonly Mention[] {
  const words = plainWords(text);
  const bonus = periodWords.test(words) ? 2 : 0;
  const named = [...words.matchAll(namedMonth)].flatMap(([, name = '', year = '']) => {
    const month = monthNames.findIndex((pattern) => pattern.test(name)) + 1;
    // '12 mars 2019' is a day, such as the first of a job.
    const isDay = new RegExp(`\\b\\d{1,2} (?:er )?${name} ${year}`).test(words);
    return isMonth(month) && !isDay ? [{ month: written(year, month), weight: 2 + bonus }] : [];
  });
  const plain = plainText(text);
  const ranges = [
    ...plain.matchAll(
      /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)\s*(?:-|au|to|bis|a|à)+\s*(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)\b/g,
    ),
  ].flatMap(([, , from = '', year = '', , to, toYear]) =>
    from === to && year === toYear && isMonth(Number(from))
      ? [{ month: written(year, Number(from)), weight: 3 + bonus }]
      : [],
  );
  const numbered = [...plain.matchAll(/(?<![\d./-])(\d{1,2})[./-]((?:19|20)\d\d)(?![\d./-])/g)].map(
    ([, month = '', year = '']) => [year, Number(month)] as const,
  );
  const reversed = [...plain.matchAll(/(?<![\d./-])((?:19|20)\d\d)[./-](\d{1,2})(?![\d./-])/g)].map(
    ([, year = '', month = '']) => [year, Number(month)] as const,
  );
  const monthsInFigures = [...numbered, ...reversed]
    .filter(([, month]) => isMonth(month))
    .map(([year, month]) => ({ month: written(year, month), weight: 1 + bonus }));
  return [...named, ...ranges, ...monthsInFigures];
}

/** Dates of the job and of the print are no month of pay. */
const otherDates =
  /entree|sortie|entry|exit|eintritt|austritt|anciennete|seniority|naissance|birth|geburt|imprime|print|gedruckt|edite|emis|valable|valid|gultig|debut|since|seit|depuis/;

function payMonthIn(texts: readonly string[]): string | undefined {
  const mentions = texts.filter((text) => !otherDates.test(plainWords(text))).flatMap(mentionsIn);
  const best = mentions.reduce((most, { weight }) => Math.max(most, weight), 0);
  const months = new Set(
    mentions.filter(({ weight }) => weight === best).map(({ month }) => month),
  );
  const [month] = months;
  return months.size === 1 ? month : undefined;
}

const classWords =
  /(?:classes?(?: d ?impots?)?(?: %)?|cl impots?|tax class|steuerklasse|stkl|kl)(?: (?:taux|rate|%))* ?(1 ?a|[12])\b(?! ?\d{3})/;

function taxClassIn(texts: readonly string[]): TaxClass | undefined {
  const found = new Set(
    texts.flatMap((text) => {
      const [, name] = classWords.exec(plainWords(text)) ?? [];
      return name === undefined ? [] : [name.replace(' ', '')];
    }),
  );
  const [name] = found;
  if (found.size !== 1) return undefined;
  return name === '1a' ? 2 : name === '2' ? 3 : 1;
}

const hoursWords =
  /hebdomadaire|par semaine|semaine|weekly|per week|wochenstunden|wochentlich|pro woche|wochenarbeitszeit|\bh sem\b/;
const maxWeeklyHours = 48;

function weeklyHoursIn(texts: readonly string[]): number | undefined {
  const found = new Set(
    texts.flatMap((text) => {
      if (!hoursWords.test(plainWords(text))) return [];
      const numbers = [
        ...plainText(text).matchAll(/(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})?(?![\d.,]|\s?%)/g),
      ]
        .map(([number]) => readNumber(number)?.value ?? 0)
        .filter((value) => value >= 1 && value <= maxWeeklyHours);
      return numbers.length === 1 ? numbers : [];
    }),
  );
  const [hours] = found;
  return found.size === 1 ? hours : undefined;
}

/** Words of a row with what follows them, and each text alone. */
function textsOf(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ cells }, index) => {
    const pairs = cells.map(({ text }, at) => [text, cells[at + 1]?.text ?? ''].join(' '));
    const below = cells.flatMap((cell) =>
      cell.number === undefined
        ? (rows[index + 1]?.cells ?? [])
            .filter(({ left, right }) => left <= cell.right && right >= cell.left)
            .map(({ text }) => `${cell.text} ${text}`)
        : [],
    );
    return [...pairs, ...below];
  });
}

/** The month, the tax class and the weekly hours, each only where the payslip says it once or always the same. */
export function factsIn(rows: readonly Row[]): PrintedFacts {
  const texts = textsOf(rows);
  const payMonth = payMonthIn(texts);
  const taxClass = taxClassIn(texts);
  const weeklyHours = weeklyHoursIn(texts);
  return {
    ...(payMonth !== undefined && { payMonth }),
    ...(taxClass !== undefined && { taxClass }),
    ...(weeklyHours !== undefined && { weeklyHours }),
  };
}
