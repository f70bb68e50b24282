import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browser/open-page.ts';
import { expect } from '../browser/test.ts';
import { wholePage } from '../browser/whole-page.ts';
import { addressOf, type Language } from '../site/languages.ts';
import { texts, type Texts } from '../site/texts.ts';

export const solarPanelsPath = '/solar-panels/calculator';
export type ChartTab = 'payback' | 'consumption' | 'generation';
type Section = 'system' | 'cost' | 'savings' | 'investment';

/** The call by which the page calculates. */
export const calculation = '**/api/v1/solarpanelscalculator/calculate';

/** The solar panels page as somebody sees it who reads its words: parts by role and name. */
export class SolarPanelsPage {
  readonly page: Page;
  readonly words: Texts['solarPanels'];
  readonly shared: Texts['shared'];
  readonly form: Locator;
  readonly consumption: Locator;
  readonly electricCar: Locator;
  readonly heatPump: Locator;
  readonly battery: Locator;
  readonly batterySlider: Locator;
  readonly selfConsumption: Locator;
  readonly costPerKwp: Locator;
  readonly stateSubsidy: Locator;
  readonly municipalSubsidy: Locator;
  readonly rest: Locator;
  readonly solarYield: Locator;
  readonly feedInRate: Locator;
  readonly lifespan: Locator;
  readonly lifespanSlider: Locator;
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly failure: Locator;
  readonly recalculate: Locator;
  readonly disclaimer: Locator;
  /** The heading that gives the answer. */
  readonly answer: Locator;
  /** The drawing under the chosen tab; it comes a moment after the figures. */
  readonly chart: Locator;
  readonly enlargeChart: Locator;
  readonly enlargedChart: Locator;

  constructor(page: Page, language: Language) {
    this.page = page;
    const { solarPanels: words, shared } = texts[language];
    this.words = words;
    this.shared = shared;
    this.form = page.getByRole('form', { name: words.form.label });
    const box = (name: string) => this.form.getByRole('textbox', { name });
    const slider = (name: string) => this.form.getByRole('slider', { name });
    const list = (name: string) => this.form.getByRole('combobox', { name });
    const tick = (name: string) => this.form.getByRole('checkbox', { name });
    this.consumption = box(words.form.consumption.label);
    this.electricCar = tick(words.form.includeEv.label);
    this.heatPump = tick(words.form.hasHeatPump.label);
    this.battery = list(words.form.batteryCapacity.label);
    this.batterySlider = slider(words.form.batteryCapacity.label);
    this.selfConsumption = box(words.form.selfConsumptionRate.label);
    this.costPerKwp = box(words.form.costPerKWp.label);
    this.stateSubsidy = box(words.form.baseSubsidyPercent.label);
    this.municipalSubsidy = box(words.form.additionalSubsidyAmount.label);
    this.rest = this.form.locator('summary', { hasText: words.form.rest });
    this.solarYield = list(words.form.solarYieldPerKWp.label);
    this.feedInRate = box(words.form.feedInRate.label);
    this.lifespan = box(words.form.lifespan.label);
    this.lifespanSlider = slider(words.form.lifespan.label);
    this.terms = tick(`${shared.terms.accept} ${shared.terms.name}`);
    this.calculate = this.form.getByRole('button', { name: words.form.calculate });
    this.failure = this.form.getByRole('alert');
    this.recalculate = page.getByRole('button', { name: shared.result.recalculate }).first();
    this.disclaimer = page.getByText(words.result.disclaimer);
    this.answer = page.getByRole('heading', { name: words.result.headline });
    const drawing = 'figure svg';
    this.chart = page.getByRole('tabpanel').locator(drawing).first();
    this.enlargeChart = page.getByRole('button', { name: shared.chart.enlarge });
    this.enlargedChart = page.getByRole('dialog').locator(drawing).first();
  }

  static async open(page: Page, language: Language): Promise<SolarPanelsPage> {
    await openPage(page, addressOf(solarPanelsPath, language));
    return new SolarPanelsPage(page, language);
  }

  period(period: 'monthly' | 'annual'): Locator {
    return this.form.getByRole('radio', { name: this.shared.period[period] });
  }

  tab(chart: ChartTab): Locator {
    return this.page.getByRole('tab', { name: this.words.result.charts[chart] });
  }

  section(name: Section): Locator {
    return this.page.getByRole('table', { name: this.words.result[name].title });
  }

  /** The button of a line that opens how it is computed. */
  howComputed(line: string): Locator {
    return this.page
      .getByRole('button', { name: this.shared.breakdown.howComputed })
      .filter({ hasText: line });
  }

  /** The table of the months or years below a chart, unfolded. */
  async figures(caption: string): Promise<Locator> {
    await this.page.locator('summary', { hasText: this.shared.chart.showFigures }).click();
    return this.page.getByRole('table', { name: caption });
  }

  /** A result to look at: the example of the specification with the form as it comes. */
  async showResult(): Promise<void> {
    await this.consumption.fill('7200');
    await this.terms.check();
    await this.calculate.click();
    await expect(this.answer).toBeVisible();
    await wholePage(this.page);
  }
}
