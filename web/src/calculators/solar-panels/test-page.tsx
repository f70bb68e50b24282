import { screen } from '@testing-library/react';
import { box } from '../../shared/testing/controls.ts';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import SolarPanelsPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/AreaChart.tsx';
import '../../shared/charts/BarChart.tsx';
import './result/SolarPanelsResultView.tsx';
import { defaultsOf7200Kwh } from './fixtures.ts';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<SolarPanelsPage />);

export const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
export const tick = (name: string) => screen.getByRole('checkbox', { name });

export const calculationPath = '/solarpanelscalculator/calculate';

/** The page with a result that the API answered to a consumption and the form's defaults. */
export async function calculate(result = defaultsOf7200Kwh) {
  const api = fakeApi({ [calculationPath]: [{ status: 200, body: result }] });
  const page = showPage();
  enter(box('Electricity consumption'), '7200');
  await sendForm();
  return { ...page, ...api };
}
