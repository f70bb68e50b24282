import type { Locator, Page } from '@playwright/test';
import { tabTo } from './focus.ts';
import { expect } from './test.ts';

/** A user without a mouse. The class counts the fields that are typed into and the controls that are pressed. */
export class Hands {
  private typed = 0;
  private pressed = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async type(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field);
    await this.page.keyboard.type(text);
    this.typed += 1;
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await tabTo(this.page, control);
    await this.page.keyboard.press(key);
    this.pressed += 1;
  }

  /** Moves from the selected choice of a group to another. */
  async choose(chosen: Locator, wanted: Locator): Promise<void> {
    await tabTo(this.page, chosen);
    for (let presses = 0; presses < 5 && !(await wanted.isChecked()); presses += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
    this.pressed += 1;
  }

  /** Checks the number of entries and presses until now. */
  expectEffort(effort: { readonly typed: number; readonly pressed: number }): void {
    expect({ typed: this.typed, pressed: this.pressed }).toEqual(effort);
  }
}
