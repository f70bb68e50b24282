import type { Locator, Page } from '@playwright/test';
import type { Language } from '../languages.ts';
import { texts } from '../texts.ts';
import { CalculatorPage } from './calculator-page.ts';

type ChartTab = 'payback' | 'consumption' | 'generation';
type Section = 'system' | 'cost' | 'savings' | 'investment';

/** The solar panels page. Parts are found by role and name. */
export class SolarPanelsPage extends CalculatorPage {
  static readonly calculator = 'solar-panels';
  readonly words = texts[this.language].solarPanels;
  readonly consumption = this.box(this.words.form.consumption.label);
  readonly electricCar = this.tick(this.words.form.includeEv.label);
  readonly heatPump = this.tick(this.words.form.hasHeatPump.label);
  readonly battery = this.list(this.words.form.batteryCapacity.label);
  readonly selfConsumption = this.box(this.words.form.selfConsumptionRate.label);
  readonly costPerKwp = this.box(this.words.form.costPerKWp.label);
  readonly percent = this.box(this.words.form.baseSubsidyPercent.label);
  readonly schemeInForceButton = this.page.getByRole('button', {
    name: this.words.result.schemeInForce.calculate,
  });
  readonly schemeInForceTable = this.page.getByRole('table', {
    name: this.words.result.schemeInForce.title,
  });
  readonly rest = this.form.locator('summary', { hasText: this.words.form.rest });
  readonly feedInRate = this.box(this.words.form.feedInRate.label);
  readonly lifespan = this.box(this.words.form.lifespan.label);
  readonly roofTilt = this.box(this.words.form.roofTilt.label);
  readonly roofDirection = this.list(this.words.form.roofDirection.label);
  readonly priceChange = this.box(this.words.form.priceChange.label);
  readonly outputLoss = this.box(this.words.form.outputLoss.label);
  readonly roofs = this.page.getByRole('table', { name: this.words.result.roof.caption });
  readonly grid = this.page.getByRole('table', { name: this.words.result.grid.caption });

  constructor(page: Page, language: Language) {
    const words = texts[language].solarPanels;
    const { headline, headlineFirstYear } = words.result;
    super(page, language, {
      form: words.form,
      result: { ...words.result, headline: new RegExp(`^(?:${headline}|${headlineFirstYear})`) },
    });
  }

  private tick(name: string): Locator {
    return this.form.getByRole('checkbox', { name });
  }

  period(period: 'monthly' | 'annual'): Locator {
    return this.form.getByRole('radio', { name: this.shared.period[period] });
  }

  scheme(scheme: 'own' | 'klimabonus2026'): Locator {
    return this.form.getByRole('radio', { name: this.words.entry.scheme[scheme] });
  }

  readonly formerScheme = this.form.getByRole('radio', { name: this.words.entry.scheme.former });

  tab(chart: ChartTab): Locator {
    return this.page.getByRole('tab', { name: this.words.result.charts[chart] });
  }

  section(name: Section): Locator {
    return this.page.getByRole('table', { name: this.words.result[name].title });
  }

  /** A fold of the form by its title. */
  fold(title: string): Locator {
    return this.form.locator('summary').filter({ hasText: title });
  }

  /** Opens and returns the paybacks at other prices, which come with a second call. */
  async openGrid(): Promise<Locator> {
    await this.page.locator('summary', { hasText: this.words.result.grid.title }).press('Enter');
    return this.grid;
  }

  /** Opens and returns the table of months or years below a chart. */
  async figures(caption: string): Promise<Locator> {
    await this.showFigures.click();
    return this.page.getByRole('table', { name: caption });
  }

  /**
   * The specification's example with the form's first values. The roof is the best one, so that every part is shown
   * and no specified figure differs.
   */
  override async fillIn(): Promise<void> {
    await this.unfold();
    await this.consumption.fill('7200');
    await this.roofTilt.fill('40');
    await this.roofDirection.selectOption('0');
    await this.priceChange.fill('2');
    await this.outputLoss.fill('0.5');
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
    await this.roofDirection.selectOption('45');
    await this.priceChange.fill('10');
    await this.terms.check();
  }
}
