import type { JointSalaryResult } from '@suen/engine/calculators/joint-salary/result';
import { fireEvent, screen, within } from '@testing-library/react';
import { enter } from '../../shared/testing/enter.ts';
import { fakeApi, type Answer } from '../../shared/testing/fake-api.ts';
import { sendForm } from '../../shared/testing/send-form.ts';
import { showInSite } from '../../shared/testing/show-in-site.tsx';
import JointSalaryPage from './page.tsx';
// The result's code is loaded beforehand, because loading can take longer than a test waits.
import '../../shared/charts/PieChart.tsx';
import './result/JointSalaryResultView.tsx';
import { coupleInClass2 } from './fixtures.ts';

export const calculationPath = '/SalaryCalculator/calculatejoint';
export const statisticsPath = '/stats/salary';

type PersonName = 'Person 1' | 'Person 2';

/** Renders the calculator's page and returns a user for it. */
export const showPage = () => showInSite(<JointSalaryPage />);

export const fieldsOf = (person: PersonName) => within(screen.getByRole('group', { name: person }));
export const grossSalaryBox = (person: PersonName) =>
  fieldsOf(person).getByRole('textbox', { name: 'Gross salary' });
/** The first person's class, or that of both. */
export const taxClassCard = (name: string) =>
  within(screen.getByRole('group', { name: 'Tax class' })).getByRole('radio', { name });

interface Circumstances {
  readonly secondSalary?: string;
  readonly secondEmployment?: string;
  readonly taxClass?: string;
  /** The second person's own class, where it is chosen. */
  readonly secondTaxClass?: string;
  readonly statisticsAnswers?: readonly Answer[];
}

/** The page with a result that the API answered. */
export async function calculate(
  result: JointSalaryResult = coupleInClass2,
  {
    secondSalary = '4000',
    secondEmployment = 'Employee',
    taxClass = 'Class 1',
    secondTaxClass,
    statisticsAnswers = [{ status: 500, body: {} }],
  }: Circumstances = {},
) {
  const api = fakeApi({
    [calculationPath]: [{ status: 200, body: result }],
    [statisticsPath]: statisticsAnswers,
  });
  const page = showPage();
  enter(grossSalaryBox('Person 1'), '5000');
  if (secondSalary !== '') enter(grossSalaryBox('Person 2'), secondSalary);
  fireEvent.click(fieldsOf('Person 2').getByRole('radio', { name: secondEmployment }));
  fireEvent.click(taxClassCard(taxClass));
  if (secondTaxClass !== undefined) {
    fireEvent.click(fieldsOf('Person 2').getByRole('radio', { name: secondTaxClass }));
  }
  await sendForm();
  return { ...page, ...api };
}

/** A table's rows: the amounts of each as the eye reads them, by the words that the row begins with. */
export function amountsOf(of: HTMLElement, row: string): readonly string[] {
  const header = within(of)
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent.startsWith(row));
  const cells = header?.parentElement?.querySelectorAll('td [aria-hidden]') ?? [];
  return [...cells].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}

/** A table's lines: what each begins with and its first amount as the eye reads it. */
export function linesOf(of: HTMLElement): (readonly [words: string, amount: string])[] {
  return within(of)
    .getAllByRole('rowheader')
    .map((header) => [
      header.textContent,
      header.parentElement?.querySelector('td [aria-hidden]')?.textContent ?? '',
    ]);
}
