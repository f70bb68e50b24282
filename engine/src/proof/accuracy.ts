import type { CalculatorId } from '../calculators/calculators.ts';
import type { OfficialRowKind } from '../rules/official-tables/official-rows.ts';

/** Kind of a group: the quantity of published table rows, or the calculator of published examples. */
export type ProofKind = OfficialRowKind | 'singlePremium' | 'singlePremiumOfCouples' | CalculatorId;

/** Reasons for which a published figure may differ from ours although both are correct. */
export const disagreementReasons = [
  'truncatedToTheCent',
  'rowsAddUp',
  'misprint',
  'waivedTax',
] as const;
export type DisagreementReason = (typeof disagreementReasons)[number];

/** A published figure that the engine does not reproduce to the cent. */
export interface Disagreement {
  /** Id of the row and name of the figure, for developers. */
  readonly what: string;
  /** What the row is about: the salary, the taxable income or the loan, in euros. */
  readonly about: number;
  /** The figure of the row that differs. */
  readonly figure: string;
  /** The month or year of a schedule, 1 for the first. */
  readonly place: number | null;
  readonly published: number | string;
  readonly computed: number | string;
  /** Null when there is no known reason; the tests then fail. */
  readonly why: DisagreementReason | null;
}

/** A publisher of figures. */
export interface Publisher {
  readonly publisher: string;
  /** Null when the table has no known address. */
  readonly url: string | null;
  /** True when the figures were read in a quotation or transcription. */
  readonly isQuoted: boolean;
}

/** What published figures are of, and who published them. */
interface Published extends Publisher {
  readonly kind: ProofKind;
  /** Null when the figures do not depend on the year. */
  readonly year: number | null;
  readonly taxClass: string | null;
}

/** One published row or example with the engine's figures for it. */
export interface RecomputedCase extends Published {
  readonly id: string;
  /** The salary, the taxable income or the loan by which readers know the row, in euros; 0 where nothing of it may differ. */
  readonly about: number;
  readonly published: Readonly<Record<string, number | string>>;
  readonly computed: Readonly<Record<string, unknown>>;
  /** Figures that may differ, with the tolerance and the reason. */
  readonly mayDiffer: Readonly<Record<string, ExplainedDifference>>;
}

/** Tolerance for a published figure, and its reason. */
export interface ExplainedDifference {
  readonly why: string;
  readonly toleranceEuros: number;
}

/** Counts for published figures of one kind, year, tax class and source. */
export interface ProofGroup extends Published {
  readonly rows: number;
  /** Rows of which the engine reproduces every figure to the cent. */
  readonly reproduced: number;
  readonly disagreements: readonly Disagreement[];
}

/** Published rows and examples of a year, and those that match. */
export interface MatchesOfYear {
  /** Null for rows that hold in any year. */
  readonly year: number | null;
  readonly rows: number;
  readonly reproduced: number;
}

/** Published rows and examples by calculator and year. A row counts for each calculator that uses its rule. */
export interface Matches {
  readonly calculators: readonly {
    readonly calculator: CalculatorId;
    readonly years: readonly MatchesOfYear[];
  }[];
  /** Each row once. */
  readonly all: readonly MatchesOfYear[];
}

/** Published figures compared with the engine's. */
export interface Accuracy {
  /** How the parameters of the law were read: each by the version that was read least directly. */
  readonly reading: Readonly<Record<'enacted' | 'authority' | 'secondary', number>>;
  /** Rows of published tables, recomputed by the rules. */
  readonly tables: readonly ProofGroup[];
  /** Published examples, recomputed by whole calculators. */
  readonly examples: readonly ProofGroup[];
  /** Number of examples that are our own arithmetic, which prove less. */
  readonly ownCases: readonly { readonly calculator: CalculatorId; readonly cases: number }[];
  /** Figures in force whose source we could not read in full or that results leave out, in euros and percent. */
  readonly uncertain: {
    readonly secondCardPercent: number;
    readonly singleParentCreditMaximum: number;
  };
}
