import type { Route } from './routes.ts';
import type { Namespace } from './texts.ts';

/**
 * The namespaces that a page shows at once: the frame's with the names of all calculators, its own by its id, and
 * those that its route names.
 */
export function textsOfPage({ id, texts = [] }: Pick<Route, 'id' | 'texts'>): readonly Namespace[] {
  return ['frame', 'cards', id, ...texts];
}
