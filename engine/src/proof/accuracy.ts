import type { CalculatorId } from '../calculators/calculators.ts';

/** What the figures of a group are: published rows by what they say, published examples by the calculator. */
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

/** Why a published figure is not ours although both are right. */
export const disagreementReasons = ['truncatedToTheCent', 'rowsAddUp'] as const;
export type DisagreementReason = (typeof disagreementReasons)[number];

/** A published figure that the engine does not give to the cent. */
export interface Disagreement {
  /** The row's name and the figure in it. */
  readonly what: string;
  readonly published: number | string;
  readonly computed: number | string;
  /** Null when nobody knows: then the tests fail. */
  readonly why: DisagreementReason | null;
}

/** Whoever published figures, and where. */
export interface Publisher {
  readonly name: string;
  /** Null where the table was not found at an address of its own. */
  readonly url: string | null;
  /** True where the figures were read in what others quote or transcribe of it. */
  readonly isQuoted: boolean;
}

/** One published row or example, and what the engine makes of it. */
export interface RecomputedCase {
  readonly id: string;
  readonly kind: ProofKind;
  /** Null where the law does not depend on it, or the figures on no law. */
  readonly year: number | null;
  readonly taxClass: string | null;
  readonly publisher: Publisher;
  readonly published: Readonly<Record<string, number | string>>;
  readonly computed: Readonly<Record<string, unknown>>;
  /** The figures that may differ, each by how much and why; any other difference has no reason. */
  readonly mayDiffer: Readonly<Record<string, ExplainedDifference>>;
}

/** By how much a published figure may not be ours, and why. */
export interface ExplainedDifference {
  readonly why: string;
  readonly withinEuros: number;
}

/** Published figures of one kind, year, tax class and source, counted. */
export interface ProofGroup {
  readonly kind: ProofKind;
  readonly year: number | null;
  readonly taxClass: string | null;
  readonly publisher: string;
  readonly url: string | null;
  /** True where the figures were read in what others quote or transcribe of the source. */
  readonly isQuoted: boolean;
  readonly rows: number;
  /** Rows of which every figure is ours to the cent. */
  readonly reproduced: number;
  readonly disagreements: readonly Disagreement[];
}

/** Figures of the law in force that rest on something we could not read in full or that results leave out, in euros and percent. */
export interface UncertainFigures {
  readonly oldAgeProvisionMaximum: number;
  readonly minimumWageCredit: number;
  readonly smallestWithholding: number;
  readonly secondCardPercent: number;
  readonly singleParentCreditMaximum: number;
}

/** What the engine was held against, and what came out. */
export interface Accuracy {
  /** Rows of published tables, put through the rules. */
  readonly tables: readonly ProofGroup[];
  /** Published examples, put through whole calculators. */
  readonly examples: readonly ProofGroup[];
  /** How many worked cases are our own arithmetic: they prove less. */
  readonly ownCases: readonly { readonly calculator: CalculatorId; readonly cases: number }[];
  readonly uncertain: UncertainFigures;
}
