import type { CalculatorId } from '../calculators/calculators.ts';

/** Kind of a group: the quantity of published table rows, or the calculator of published examples. */
export type ProofKind =
  | 'annualTax'
  | 'annualWithholding'
  | 'monthlyWithholding'
  | 'employmentFund'
  | 'employeeCredit'
  | 'singleParentCredit'
  | 'travelAllowance'
  | 'pensionContribution'
  | 'socialParameters'
  | 'singlePremium'
  | 'singlePremiumOfCouples'
  | CalculatorId;

/** Reasons for which a published figure may differ from ours although both are correct. */
export const disagreementReasons = ['truncatedToTheCent', 'rowsAddUp'] as const;
export type DisagreementReason = (typeof disagreementReasons)[number];

/** A published figure that the engine does not reproduce to the cent. */
export interface Disagreement {
  /** Id of the row and name of the figure. */
  readonly what: string;
  readonly published: number | string;
  readonly computed: number | string;
  /** Null when there is no known reason; the tests then fail. */
  readonly why: DisagreementReason | null;
}

/** A publisher of figures. */
export interface Publisher {
  readonly name: string;
  /** Null when the table has no known address. */
  readonly url: string | null;
  /** True when the figures were read in a quotation or transcription. */
  readonly isQuoted: boolean;
}

/** One published row or example with the engine's figures for it. */
export interface RecomputedCase {
  readonly id: string;
  readonly kind: ProofKind;
  /** Null when the figures do not depend on the year. */
  readonly year: number | null;
  readonly taxClass: string | null;
  readonly publisher: Publisher;
  readonly published: Readonly<Record<string, number | string>>;
  readonly computed: Readonly<Record<string, unknown>>;
  /** Figures that may differ, with the tolerance and the reason. */
  readonly mayDiffer: Readonly<Record<string, ExplainedDifference>>;
}

/** Tolerance for a published figure, and its reason. */
export interface ExplainedDifference {
  readonly why: string;
  readonly withinEuros: number;
}

/** Counts for published figures of one kind, year, tax class and source. */
export interface ProofGroup {
  readonly kind: ProofKind;
  readonly year: number | null;
  readonly taxClass: string | null;
  readonly publisher: string;
  readonly url: string | null;
  /** True when the figures were read in a quotation or transcription. */
  readonly isQuoted: boolean;
  readonly rows: number;
  /** Rows of which the engine reproduces every figure to the cent. */
  readonly reproduced: number;
  readonly disagreements: readonly Disagreement[];
}

/** Figures in force whose source we could not read in full or that results leave out, in euros and percent. */
export interface UncertainFigures {
  readonly oldAgeProvisionMaximum: number;
  readonly minimumWageCredit: number;
  readonly smallestWithholding: number;
  readonly secondCardPercent: number;
  readonly singleParentCreditMaximum: number;
}

/** Published figures compared with the engine's. */
export interface Accuracy {
  /** Rows of published tables, recomputed by the rules. */
  readonly tables: readonly ProofGroup[];
  /** Published examples, recomputed by whole calculators. */
  readonly examples: readonly ProofGroup[];
  /** Number of examples that are our own arithmetic, which prove less. */
  readonly ownCases: readonly { readonly calculator: CalculatorId; readonly cases: number }[];
  readonly uncertain: UncertainFigures;
}
