import type { Route } from '../../src/app/routes.ts';
import type { Language } from '../../src/shared/language.ts';
import type { PageAssets } from '../client/assets.ts';

/** An entry of dist/pages.json for the server and for the budget of a page. */
export interface PageEntry {
  readonly path: string;
  /** The path below dist/client. */
  readonly file: string;
  readonly language: Language;
  readonly status: number;
  /** False for an additional address of a page. */
  readonly isCanonical: boolean;
  readonly route: string;
  readonly kind: Route['kind'];
  readonly assets: PageAssets;
  readonly inlineStyles: InlineStyles;
  /** Of a page that other sites show in a frame: the page that it shows, and that page's heading. */
  readonly embed?: { readonly page: string; readonly title: string };
}

/** Hashes by which the content policy of a page allows the styles inside its HTML, and no others. */
export interface InlineStyles {
  readonly elements: readonly string[];
  /** Widths and colours of charts, positions of sliders. Scripts set such styles through the DOM, which needs no hash. */
  readonly attributes: readonly string[];
}
