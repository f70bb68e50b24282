import type { Route } from '../src/app/routes.ts';
import type { Language } from '../src/shared/language.ts';
import type { PageAssets } from './assets.ts';

/** What dist/pages.json tells the server and the budget of a page. */
export interface PageEntry {
  readonly path: string;
  /** Below dist/client. */
  readonly file: string;
  readonly language: Language;
  readonly status: number;
  /** False for a further address of a page. */
  readonly isCanonical: boolean;
  readonly route: string;
  readonly kind: Route['kind'];
  readonly assets: PageAssets;
  readonly inlineStyles: InlineStyles;
}

/** Hashes by which the content policy of a page admits the styles that stand in its HTML, and no others. */
export interface InlineStyles {
  readonly elements: readonly string[];
  /** Widths and colours of charts, positions of sliders. Scripts set theirs by the browser's own interface, which needs none. */
  readonly attributes: readonly string[];
}
