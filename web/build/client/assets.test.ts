import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import type { Route } from '../../src/app/routes.ts';
import { laterFrameAssets, pageAssets } from './assets.ts';

const manifest: Manifest = {
  'src/app/client.tsx': {
    file: 'assets/client.js',
    css: ['assets/client.css'],
    assets: ['assets/serif.woff2', 'assets/sign.png'],
    imports: ['_react.js'],
    dynamicImports: [
      'src/pages/home/page.tsx',
      'src/calculators/net-salary/page.tsx',
      'src/app/frame/Drawer.tsx',
      'src/app/frame/texts/fr.json?compiled',
      'src/app/consent/texts/fr.json?compiled',
    ],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/pages/home/page.tsx': { file: 'assets/home.js', imports: ['_button.js'] },
  'src/calculators/net-salary/page.tsx': {
    file: 'assets/salary.js',
    css: ['assets/salary.css'],
    imports: ['_react.js', '_button.js'],
    dynamicImports: ['src/calculators/net-salary/Result.tsx'],
  },
  '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
  'src/calculators/net-salary/Result.tsx': {
    file: 'assets/result.js',
    css: ['assets/result.css'],
    imports: ['_button.js', 'src/app/client.tsx'],
    dynamicImports: ['src/shared/Chart.tsx'],
  },
  'src/shared/Chart.tsx': { file: 'assets/chart.js', imports: ['_react.js'] },
  'src/app/frame/Drawer.tsx': {
    file: 'assets/drawer.js',
    css: ['assets/drawer.css'],
    imports: ['_react.js', '_cross.js'],
  },
  '_cross.js': { file: 'assets/cross.js' },
  'src/app/consent/texts/fr.json?compiled': { file: 'assets/consent-fr.js' },
  'src/app/frame/texts/fr.json?compiled': { file: 'assets/frame-fr.js' },
  'virtual:/cards/texts/fr.json?compiled': { file: 'assets/cards-fr.js' },
  'src/calculators/net-salary/texts/fr.json?compiled': { file: 'assets/salary-fr.js' },
  'src/shared/explanation/texts/fr.json?compiled': { file: 'assets/explanation-fr.js' },
};

const salary: Route = {
  id: 'net-salary',
  kind: 'calculator',
  path: '/salary/calculator',
  load: () => Promise.reject(new Error('not loaded here')),
  textsOfResult: ['explanation'],
};

test('a page loads what it needs first, and its result the rest, each once', () => {
  const assets = pageAssets(manifest, salary, 'fr');
  expect({ ...assets, scripts: assets.scripts.toSorted() }).toEqual({
    entry: '/assets/client.js',
    scripts: [
      '/assets/button.js',
      '/assets/cards-fr.js',
      '/assets/client.js',
      '/assets/frame-fr.js',
      '/assets/react.js',
      '/assets/salary-fr.js',
      '/assets/salary.js',
    ],
    fonts: ['/assets/serif.woff2'],
    shellStyles: ['/assets/client.css'],
    pageStyles: ['/assets/button.css', '/assets/salary.css'],
    resultScripts: ['/assets/result.js', '/assets/chart.js', '/assets/explanation-fr.js'],
    resultStyles: ['/assets/result.css'],
  });
});

test('what stands around every page loads the menu and the words about cookies later', () => {
  expect(laterFrameAssets(manifest, 'fr').toSorted()).toEqual([
    '/assets/consent-fr.js',
    '/assets/cross.js',
    '/assets/drawer.css',
    '/assets/drawer.js',
  ]);
});

test('a page that the build knows nothing of is refused', () => {
  expect(() => pageAssets(manifest, { ...salary, id: 'home' }, 'de')).toThrow(
    'frame/texts/de.json?compiled',
  );
  expect(() => pageAssets(manifest, { ...salary, id: 'not-found' }, 'fr')).toThrow(
    'not-found/page.tsx',
  );
});
