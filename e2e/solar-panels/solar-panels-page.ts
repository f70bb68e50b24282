import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from '../site/calculator-page.ts';
import { texts, type Texts } from '../site/texts.ts';
import type { Language } from '../site/languages.ts';

export type ChartTab = 'payback' | 'consumption' | 'generation';
type Section = 'system' | 'cost' | 'savings' | 'investment';

/** The solar panels page. Parts are found by role and name. */
export class SolarPanelsPage extends CalculatorPage {
  static readonly calculator = 'solar-panels';
  readonly words: Texts['solarPanels'];
  readonly consumption: Locator;
  readonly electricCar: Locator;
  readonly heatPump: Locator;
  readonly battery: Locator;
  readonly selfConsumption: Locator;
  readonly costPerKwp: Locator;
  readonly percent: Locator;
  readonly underSchemeInForce: Locator;
  readonly rest: Locator;
  readonly feedInRate: Locator;
  readonly lifespan: Locator;

  constructor(page: Page, language: Language) {
    const { solarPanels: words } = texts[language];
    super(page, language, words);
    this.words = words;
    const tick = (name: string) => this.form.getByRole('checkbox', { name });
    this.consumption = this.box(words.form.consumption.label);
    this.electricCar = tick(words.form.includeEv.label);
    this.heatPump = tick(words.form.hasHeatPump.label);
    this.battery = this.list(words.form.batteryCapacity.label);
    this.selfConsumption = this.box(words.form.selfConsumptionRate.label);
    this.costPerKwp = this.box(words.form.costPerKWp.label);
    this.percent = this.box(words.form.baseSubsidyPercent.label);
    this.underSchemeInForce = page.getByRole('button', {
      name: words.result.schemeInForce.calculate,
    });
    this.rest = this.form.locator('summary', { hasText: words.form.rest });
    this.feedInRate = this.box(words.form.feedInRate.label);
    this.lifespan = this.box(words.form.lifespan.label);
  }

  period(period: 'monthly' | 'annual'): Locator {
    return this.form.getByRole('radio', { name: this.shared.period[period] });
  }

  scheme(scheme: 'own' | 'klimabonus2026' | 'former'): Locator {
    return this.form.getByRole('radio', { name: this.words.entry.scheme[scheme] });
  }

  tab(chart: ChartTab): Locator {
    return this.page.getByRole('tab', { name: this.words.result.charts[chart] });
  }

  section(name: Section): Locator {
    return this.page.getByRole('table', { name: this.words.result[name].title });
  }

  /** Opens and returns the table of months or years below a chart. */
  async figures(caption: string): Promise<Locator> {
    await this.showFigures.click();
    return this.page.getByRole('table', { name: caption });
  }

  /** The specification's example with the form's first values. */
  override async fillIn(): Promise<void> {
    await this.unfold();
    await this.consumption.fill('7200');
    await this.terms.check();
  }

  /** The largest monthly consumption, with all devices that add to it. */
  override async fillInWidest(): Promise<void> {
    await this.unfold();
    await this.electricCar.setChecked(true);
    await this.heatPump.setChecked(true);
    await this.battery.selectOption('20');
    await this.period('monthly').check();
    await this.consumption.fill('1000000');
    await this.costPerKwp.fill('100000');
    await this.terms.check();
  }
}
