import { expect, test } from 'vitest';
import { enacted, reportedOf } from './source.ts';

test('numbers of acts and signs are printed as in the official journal', () => {
  const { source } = enacted('loi/2016/12/23/n11', 'art. 1er, no 22 ; art. 2', '2026-11-24');
  expect(source.text).toBe(
    'Loi du 23 décembre 2016 (n°\u00A011), art. 1er, n°\u00A022\u202F; art. 2',
  );
  const { source: page } = reportedOf('loi/2001/08/01/n16', 'art. 24, no 2', {
    kind: 'authority',
    title: 'Guichet.lu : logement',
    url: 'https://guichet.lu',
    readOn: '2026-11-24',
  });
  expect(page.text).toBe(
    'Guichet.lu\u00A0: logement\u202F; Loi du 1er août 2001 (n°\u00A016), art. 24, n°\u00A02',
  );
});
