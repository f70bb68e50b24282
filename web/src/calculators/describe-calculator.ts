import type { TablerIcon } from '@tabler/icons-react';
import type { Namespace } from '../shared/translation/text-keys.ts';

/** The sections of the site, in their order. */
export const sectionIds = ['income', 'tax', 'loans', 'housing'] as const;

/** A calculator as the site knows it: addresses, lists and texts follow from here, its page stands beside it in page.tsx. */
export interface CalculatorDescription<Id extends Namespace = Namespace> {
  /** Also the name of its room, of its texts and of the engine's room. */
  readonly id: Id;
  readonly section: (typeof sectionIds)[number];
  /** The address without its language. */
  readonly path: string;
  /** Addresses of old; the browser's address becomes `path`. */
  readonly legacyPaths?: readonly string[];
  /** Stands beside its name. */
  readonly icon: TablerIcon;
  /** Finished, and still open to change. */
  readonly isBeta?: boolean;
  /** Put forward by the home page. */
  readonly isLeading?: boolean;
  /** Texts of others that the page shows at once, beside its own and those of all forms. */
  readonly texts?: readonly Namespace[];
  /** Texts of others that only a result shows, beside those of all explanations. */
  readonly textsOfResult: readonly Namespace[];
}

/** Describes a calculator; the type keeps its id. */
export function describeCalculator<const Id extends Namespace>(
  description: CalculatorDescription<Id>,
): CalculatorDescription<Id> {
  return description;
}
