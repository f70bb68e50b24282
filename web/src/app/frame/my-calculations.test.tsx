import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerTo, june2025 } from '../../calculators/net-salary/fixtures.test-support.ts';
import { netSalaryForm } from '../../calculators/net-salary/form.ts';
import { formatIn } from '../../shared/amount/format.ts';
import { CompareAction } from '../../shared/comparison/CompareAction.tsx';
import { createFocusOfComparison } from '../../shared/comparison/focus-of-comparison.ts';
import { useComparisonState } from '../../shared/comparison/state/comparison-state.ts';
import { writeLink } from '../../shared/form/entries-link/entries-link.ts';
import de from '../../shared/kept-calculations/texts/de.json';
import en from '../../shared/kept-calculations/texts/en.json';
import fr from '../../shared/kept-calculations/texts/fr.json';
import { languages } from '../../shared/language.ts';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { showInSite } from '../../shared/test-support/show-in-site.test-support.tsx';
import type { TextsInTest } from '../../shared/test-support/translator-in-test.test-support.ts';
import { MyCalculations } from './MyCalculations.tsx';

const format = formatIn('en');
const entries = {
  ...netSalaryForm.initialValues({ today: '2025-06-15', format }),
  grossSalary: '5000',
};
const { request } = netSalaryForm.check(entries);
if (request === undefined) throw new Error('5 000 is no salary');
const record = {
  entries,
  request,
  result: answerTo(june2025),
  calculatedOn: new Date('2025-06-15T10:00:00Z'),
};
const columns = lazyPart(async () => () => null);
const focus = createFocusOfComparison();

/** What is entered in the columns beside the result. */
function SalariesInColumns() {
  const [state] = useComparisonState(netSalaryForm.id);
  const salaries = state.columns.map(
    ({ entries: { grossSalary } }: { entries: { grossSalary?: unknown } }) => String(grossSalary),
  );
  return <output>{salaries}</output>;
}

const offer = writeLink(netSalaryForm, { grossSalary: '5400' });
const linkOf = {
  whole: offer,
  damaged: offer.slice(0, -1),
  // The checksum is that of another calculator.
  foreign: writeLink({ ...netSalaryForm, id: 'loan-cost' }, { grossSalary: '5400' }),
  newer: offer.replace('1-', '2-'),
  // A field and a choice that a later form may have.
  unknownField: writeLink(netSalaryForm, { grossSalary: '5400', fifteenthMonth: '1' }),
  unknownChoice: writeLink(netSalaryForm, { grossSalary: '5400', taxClass: '4' }),
};

const textsOf = { en, fr, de };
const siteTextsWith = (keptTexts: TextsInTest[string]): TextsInTest => ({
  'kept-calculations': keptTexts,
  comparison: { action: 'Compare with…' },
  cards: { 'net-salary': { name: 'Net salary' } },
});

function keepAndShow(link: string, calculator = 'net-salary') {
  const calculation = { id: '1', name: 'Offer', calculator, keptOn: '2025-06-01', link };
  const stored = JSON.stringify({ version: 1, calculations: [calculation] });
  localStorage.setItem('kept-calculations', stored);
  const site = showInSite(
    <>
      <CompareAction form={netSalaryForm} columns={columns} record={record} focus={focus} />
      <SalariesInColumns />
      <MyCalculations />
    </>,
    { texts: { en: siteTextsWith(en), fr: siteTextsWith(fr), de: siteTextsWith(de) } },
  );
  return { ...site, stored };
}

const compareButton = () =>
  screen.queryByRole('button', { name: 'Compare your result with “Offer”' });
const compare = () => fireEvent.click(compareButton() ?? document.body);
const columnsText = () => document.querySelector('output')?.textContent;

test('a kept calculation becomes a column', () => {
  keepAndShow(linkOf.whole);
  compare();
  expect(columnsText()).toBe('5\u00A0400.00');
});

test.each([
  ['damaged', 'damaged'],
  ['foreign', 'damaged'],
  ['newer', 'newer'],
  ['unknownField', 'unknownEntries'],
  ['unknownChoice', 'unknownEntries'],
] as const)('one that is %s is refused with a sentence, and nothing is lost', (kind, reason) => {
  const { stored, switchLanguage } = keepAndShow(linkOf[kind]);
  compare();
  expect(columnsText()).toBe('');
  expect(localStorage.getItem('kept-calculations')).toBe(stored);
  for (const language of languages) {
    switchLanguage(language);
    const sentence = textsOf[language].notCompared[reason].replace('{name}', 'Offer');
    expect(
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent),
    ).toContain(sentence);
    // It can still be opened and deleted.
    expect(screen.getByRole('link', { name: /^Offer/ })).toBeDefined();
    const name = textsOf[language].delete.replace('{name}', 'Offer');
    expect(screen.getByRole('button', { name })).toBeDefined();
  }
});

test('a refused one leaves the columns that are there as they are', () => {
  keepAndShow(linkOf.whole);
  compare();
  cleanup();
  keepAndShow(linkOf.damaged);
  compare();
  expect(columnsText()).toBe('5\u00A0400.00');
});

test('a calculation of another calculator cannot be held against this result', () => {
  keepAndShow(linkOf.foreign, 'loan-cost');
  expect(compareButton()).toBeNull();
});
