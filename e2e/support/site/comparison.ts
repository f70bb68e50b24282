import type { Locator } from '@playwright/test';
import { PartOfPage } from './part-of-page.ts';
import { filled, texts } from './texts.ts';

/** The columns beside a result. Parts are found by their words. */
export class Comparison extends PartOfPage {
  readonly words = texts[this.language].comparison;
  /** The first of the actions of an answer. */
  readonly action = this.page.getByRole('button', { name: this.words.action, exact: true });
  readonly section = this.page.getByRole('region', { name: this.words.title });
  readonly table = this.section.getByRole('table', { name: this.words.table });
  /** The sentence in place of an answer that no longer fits the entries. What is read out follows a second later. */
  readonly outdated = this.section.getByRole('paragraph').filter({ hasText: this.words.stale });
  readonly addColumn = this.section.getByRole('button', { name: this.words.add });
  /** Shows a column on a phone. */
  readonly pages = this.section.getByRole('group', { name: this.words.pages });

  /** An entry of a column. */
  entry(entry: string, column: string = this.words.alternative): Locator {
    return this.table.getByLabel(filled(this.words.entry, { entry, column }), { exact: true });
  }

  /** The boxes for figures in all columns. */
  get boxes(): Locator {
    return this.table.getByRole('textbox');
  }

  remove(column: string = this.words.alternative): Locator {
    return this.table.getByRole('button', { name: filled(this.words.remove, { column }) });
  }

  /** The cells of a line: of the result, of the next column, and their difference. */
  line(name: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) })
      .last()
      .getByRole('cell');
  }
}
