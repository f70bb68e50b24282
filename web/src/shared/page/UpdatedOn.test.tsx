import { expect, test } from 'vitest';
import { showInSite } from '../test-support/show-in-site.test-support.tsx';
import { UpdatedOn } from './UpdatedOn.tsx';

test.each([
  ['en', 1, '1\u00A0March 2027'],
  ['fr', 1, '1ᵉʳ\u00A0mars 2027'],
  ['fr', 2, '2\u00A0mars 2027'],
  ['de', 1, '1.\u00A0März 2027'],
] as const)('a day is written in %s as %s is', (language, day, written) => {
  showInSite(<UpdatedOn label="Updated:" year={2027} month={3} day={day} />, { language });
  const time = document.querySelector('time');
  expect(time?.textContent).toBe(written);
  expect(time?.dateTime).toBe(`2027-03-0${day}`);
  expect(time?.parentElement?.textContent).toBe(`Updated: ${written}`);
});
