import { expect, test } from 'vitest';
import { enacted, firstOf, reportedOf } from './source.ts';

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

test('an act is found where its kind is published', () => {
  const urlOf = (place: string) => enacted(place, 'art. 1er', '2026-11-24').source.url;
  expect(urlOf('loi/2016/12/23/n11')).toBe(
    'https://legilux.public.lu/eli/etat/leg/loi/2016/12/23/n11/jo',
  );
  expect(urlOf('code/travail')).toBe('https://legilux.public.lu/eli/etat/leg/code/travail');
  expect(urlOf('reg/2004/883')).toBe('https://eur-lex.europa.eu/eli/reg/2004/883/oj');
  expect(() => urlOf('loi/2016/12/23')).toThrow(RangeError);
});

test('a value of the law has a source', () => {
  expect(() => firstOf([])).toThrow(RangeError);
});
