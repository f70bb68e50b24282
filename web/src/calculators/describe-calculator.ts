import type { Icon } from '../shared/icon-of.ts';
import type { SectionId } from '../shared/section/section.ts';
import type { Namespace } from '../shared/translation/text-keys.ts';
import type { Situation } from './situation.ts';

/**
 * The description of a calculator. Addresses, lists and texts follow from it. Its page is in
 * page.tsx beside it.
 */
export interface CalculatorDescription<Id extends Namespace = Namespace> {
  /** Also the name of its room, of its texts and of the engine's room. */
  readonly id: Id;
  readonly section: SectionId;
  /** Whom the index shows it to, if readers say what concerns them. */
  readonly situations: readonly Situation[];
  /** The address without its language. */
  readonly path: string;
  /** Legacy URLs, replaced by `path`. */
  readonly legacyPaths?: readonly string[];
  /** The icon beside its name. */
  readonly icon: Icon;
  /** True for a calculator marked as beta. */
  readonly isBeta?: boolean;
  /** True if the home page features it. */
  readonly isLeading?: boolean;
  /** True if other sites can show it in a frame. */
  readonly isEmbeddable?: boolean;
  /**
   * Further namespaces that the page needs at once, in addition to its own and the texts of all forms.
   */
  readonly texts?: readonly Namespace[];
  /** Further namespaces that only a result needs, in addition to the texts of all explanations. */
  readonly textsOfResult: readonly Namespace[];
}

/** Describes a calculator; the type keeps its id. */
export function describeCalculator<const Id extends Namespace>(
  description: CalculatorDescription<Id>,
): CalculatorDescription<Id> {
  return description;
}
