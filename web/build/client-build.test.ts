import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { checkGroups } from './assets.ts';
import { groupNames, shared } from './client-build.ts';

/** A file that some pages, results and parts import. */
function groupOf(...starts: readonly string[]) {
  const graph = {
    getModuleInfo: (id: string) =>
      ({
        isEntry: id.endsWith('client.tsx'),
        importers: id === 'file' ? ['between'] : id === 'between' ? starts : [],
        dynamicImporters: starts.includes(id) ? ['routes.ts'] : [],
      }) as never,
  };
  return shared.name('file', graph);
}

const calculators = Array.from({ length: 10 }, (_, index) => `/src/calculators/number-${index}`);
const forms = calculators.map((folder) => `${folder}/page.tsx`);
const results = calculators.map((folder) => `${folder}/result/ResultView.tsx`);

test('what nearly all forms need comes together, and what the home page needs of it by itself', () => {
  expect(groupOf(...forms)).toBe('parts-of-forms');
  expect(groupOf(...forms.slice(3), ...results)).toBe('parts-of-forms');
  const home = '/src/pages/home/page.tsx';
  expect(groupOf(...forms, home)).toBe('parts-of-fields');
  expect(
    groupOf(...forms, home, '/src/pages/faq/page.tsx', '/src/pages/terms/page.tsx'),
  ).toBeNull();
});

test('what nearly all results need and no form comes together', () => {
  expect(groupOf(...results)).toBe('parts-of-results');
  expect(groupOf(...results, '/src/app/frame/Drawer.tsx')).toBeNull();
});

test('what few need, or other pages, is in no group', () => {
  expect(groupOf(...forms.slice(4))).toBeNull();
  expect(groupOf(...forms, '/src/pages/accuracy/page.tsx')).toBeNull();
  expect(groupOf(...forms, '/src/app/client.tsx')).toBeNull();
});

test('the build fails when nothing is in a group', () => {
  const manifest: Manifest = Object.fromEntries(
    groupNames.map((name) => [`_${name}.js`, { file: `assets/${name}.js`, name }]),
  );
  expect(() => checkGroups(manifest)).not.toThrow();
  expect(() => checkGroups({ ...manifest, '_parts-of-forms.js': { file: 'a.js' } })).toThrow(
    'Nothing is in parts-of-forms (client-build.ts).',
  );
});
