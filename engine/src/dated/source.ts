import { day } from './day.ts';

/**
 * How a figure was read: `enacted` - in the text of the act; `authority` - on a page of the authority that sets or applies it;
 * `secondary` - where others report it; `ours` - chosen or estimated by us.
 */
type SourceKind = (typeof sourceKinds)[number];

export const sourceKinds = ['enacted', 'authority', 'secondary', 'ours'] as const;

/** What else there is to know about a source. The words stand in the texts of the site. */
type SourceNoteId = (typeof sourceNoteIds)[number];

export const sourceNoteIds = [
  'annexedTablesUnread',
  'bonusTableCopy',
  'mutualityNotFound',
  'mutualityReported',
  'healthAtWorkOthers',
  'notaryTable',
  'annexOfTreatyUnread',
  'wageIndexPublished',
  'wholeDutyBefore',
  'noneBefore',
  'noneAfter',
  'batteryPrice',
  'thirdOfIncome',
  'shareOfDebt',
  'electricCar',
  'electricCarMonths',
  'avoidablePrice',
  'feedInFormula',
  'sunshine',
  'guaranteedSum',
  'disbursements',
  'guaranteeMaximum',
  'roofYield',
  'assumedRoofTilt',
  'paybackGrid',
  'heatPump',
  'heatPumpMonths',
  'householdMonths',
  'lowestSalary',
  'panelArea',
  'panelPower',
  'panelWeight',
  'selfConsumption',
  'marketPrice',
  'nightSupplement',
] as const;

/** The source of a figure: its reference and an address at which it can be checked. */
export interface Source {
  /** Act and article, or publisher and title. A title is in the language of its publication, a law's in French. */
  readonly text: string;
  readonly url: string;
  readonly kind: SourceKind;
  /** The day on which we read it last, YYYY-MM-DD. */
  readonly readOn: string;
  readonly note?: SourceNoteId | undefined;
}

/** An article of the law in the official journal. */
export interface Article {
  /** The act, in French. */
  readonly act: string;
  /** Article and paragraph, in brackets those of the law that the act amends. */
  readonly article: string;
  readonly url: string;
}

/** The source of a number of the law, and the article that sets the number or says who does. */
interface LawSource {
  readonly source: Source;
  readonly setBy: Article;
}

/** A value of the law on its way into a rule, with where it was read. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly sources: readonly Source[];
}

/** The first source of a value of the law, which sets it. @throws {RangeError} without a source */
export function firstOf([source]: readonly Source[]): Source {
  if (source === undefined) throw new RangeError('a value of the law needs a source');
  return source;
}

/** Of a figure that no law says. */
export const noSources: readonly Source[] = [];

const journal = 'https://legilux.public.lu/eli/etat/leg/';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** Acts that are known by a name, by their place in the official journal. */
const namesOfActs: Readonly<Record<string, string>> = {
  'loi/1967/12/04/n1': 'Loi modifiée du 4 décembre 1967 (L.I.R.)',
  'loi/1979/02/12/n1': 'Loi modifiée du 12 février 1979 concernant la TVA',
  'code/travail': 'Code du travail',
  'code/consommation': 'Code de la consommation',
  'reg/2004/883': 'Règlement (CE) no 883/2004',
};

/**
 * A number that was read in the text of an act.
 *
 * @param place the act's place in the official journal, such as `loi/2024/12/20/a589`
 * @param article article and paragraph, in brackets those of the law that the act amends
 */
export function enacted(
  place: string,
  article: string,
  readOn: string,
  note?: SourceNoteId,
): LawSource {
  const setBy = articleAt(place, article);
  return {
    source: { text: cited(setBy), url: setBy.url, kind: 'enacted', readOn: day(readOn), note },
    setBy,
  };
}

/** A page on which a number was read. */
interface Page {
  readonly kind: Exclude<SourceKind, 'enacted'>;
  /** Publisher and title. */
  readonly title: string;
  readonly url: string;
  readonly readOn: string;
  readonly note?: SourceNoteId;
}

/** A number that no act sets. One that we chose names a page to compare it with. */
export function reported({ title, readOn, ...page }: Page): Source {
  return { text: asPrinted(title), ...page, readOn: day(readOn) };
}

/** A number whose act says who sets it, or states it in a part that we could not read. It was read on a page. */
export function reportedOf(place: string, article: string, page: Page): LawSource {
  const setBy = articleAt(place, article);
  const source = reported(page);
  return { source: { ...source, text: asPrinted(`${source.text} ; ${cited(setBy)}`) }, setBy };
}

function articleAt(place: string, article: string): Article {
  return { act: asPrinted(actAt(place)), article: asPrinted(article), url: addressOf(place) };
}

/** French as the official journal prints it: n° for a number, and no line begins with a sign. */
function asPrinted(text: string): string {
  return text
    .replaceAll(/\bno (?=\d)/g, 'n°\u00A0')
    .replaceAll(' ;', '\u202F;')
    .replaceAll(' :', '\u00A0:');
}

function cited({ act, article }: Article): string {
  return `${act}, ${article}`;
}

/** Codes stand in their present version, acts as they were published. Regulations of the European Union have their own journal. */
function addressOf(place: string): string {
  if (place.startsWith('reg/')) return `https://eur-lex.europa.eu/eli/${place}/oj`;
  return place.startsWith('code/') ? journal + place : `${journal}${place}/jo`;
}

/** 'Loi du 20 décembre 2024 (Mémorial A 589)'. Until 2016 the journal numbered the acts of a day. */
function actAt(place: string): string {
  const name = namesOfActs[place];
  if (name !== undefined) return name;
  const [, kind, year, month, dayOfMonth, series, number] =
    /^(loi|rgd)\/(\d{4})\/(\d\d)\/(\d\d)\/([an])(\d+)$/.exec(place) ?? [];
  if (kind === undefined) throw new RangeError(`no act of the official journal: ${place}`);
  const rank = kind === 'loi' ? 'Loi' : 'Règlement grand-ducal';
  const writtenDay = Number(dayOfMonth) === 1 ? '1er' : String(Number(dayOfMonth));
  const date = `${writtenDay} ${months[Number(month) - 1]} ${year}`;
  return `${rank} du ${date} (${series === 'a' ? `Mémorial A ${number}` : `no ${number}`})`;
}
