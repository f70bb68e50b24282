import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import explanationEn from '../../shared/explanation/texts/en.json';
import explanationFr from '../../shared/explanation/texts/fr.json';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import sharedEn from '../../shared/texts/en.json';
import sharedFr from '../../shared/texts/fr.json';
import NetSalaryPage from './page.tsx';
// What the page loads with its first result is here already: a busy machine would take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './result/NetSalaryResultView.tsx';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { netSalaryOfJune2025, salaryStatistics } from './worked-results.ts';

const english = { shared: sharedEn, explanation: explanationEn, 'net-salary': en };
const french = { shared: sharedFr, explanation: explanationFr, 'net-salary': fr };

/** What the API answers to one call: a status with a body, a failed connection, or nothing until it is told to. */
export type Answer = ImmediateAnswer | Promise<ImmediateAnswer>;

export type ImmediateAnswer = { readonly status: number; readonly body: unknown } | 'noConnection';

/** Stands in for the API: answers each path with its answers in turn, the last one again and again. */
export function fakeApi(answers: Readonly<Record<string, readonly Answer[]>>) {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  const respond = async (given: Answer): Promise<Response> => {
    const answer = await given;
    if (answer === 'noConnection') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  vi.stubGlobal('fetch', (address: string, options: { readonly body: string }) => {
    const path = address.replace('/api/v1', '');
    const count = calls.filter((call) => call.path === path).length;
    calls.push({ path, body: JSON.parse(options.body) as unknown });
    const ofPath = answers[path] ?? [];
    const answer = ofPath[count] ?? ofPath.at(-1);
    return answer === undefined
      ? Promise.reject(new Error(`no answer for ${path}`))
      : respond(answer);
  });
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}

/** The calculator's page with a user in front of it. */
export function showPage() {
  const site = showInSite(<NetSalaryPage />, {
    texts: { en: english, fr: french, de: english },
  });
  return { user: userEvent.setup(), ...site };
}

export const grossSalaryBox = () => screen.getByRole('textbox', { name: 'Gross salary' });
export const calculateButton = () => screen.getByRole('button', { name: 'Calculate net salary' });
export const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I have read and accept the terms of use' });

export const calculationPath = '/SalaryCalculator/calculate';
export const statisticsPath = '/stats/salary';

/** The hint or the error of a control. */
export function descriptionOf(control: HTMLElement): string {
  const id = control.getAttribute('aria-describedby') ?? '';
  return document.querySelector(`[id="${id}"]`)?.textContent ?? '';
}

interface Circumstances {
  readonly employment?: string;
  readonly statisticsAnswers?: readonly Answer[];
}

/** The page with a result that the API answered to 5 000 a month. */
export async function calculate(
  result = netSalaryOfJune2025,
  {
    employment = 'Employee',
    statisticsAnswers = [{ status: 200, body: salaryStatistics }],
  }: Circumstances = {},
) {
  const api = fakeApi({
    [calculationPath]: [{ status: 200, body: result }],
    [statisticsPath]: statisticsAnswers,
  });
  const page = showPage();
  await page.user.type(grossSalaryBox(), '5000');
  await page.user.click(screen.getByRole('radio', { name: employment }));
  await page.user.click(termsBox());
  await page.user.click(calculateButton());
  await screen.findByRole('button', { name: 'Recalculate' });
  return { ...page, ...api };
}
