import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
// Node runs this file, and finds the engine's sources only by their path.
import { dayInLuxembourg } from '../engine/src/small-door.ts';
import { accuracyData } from './build/data/accuracy-data.ts';
import { calculatorExampleData } from './build/data/calculator-examples.ts';
import { dataFileList } from './build/data/data-files.ts';
import { exampleData } from './build/data/example-data.ts';
import { iconLines } from './build/data/icons.ts';
import { lawData } from './build/data/law-data.ts';
import { operatorSettings } from './build/operator-settings.ts';
import { texts } from './build/texts/texts-plugin.ts';

const siteUrl = process.env['SITE_URL'] ?? 'http://127.0.0.1:3000';
const socialUrl = process.env['SOCIAL_URL'] ?? '';
if (socialUrl !== '' && !/^https?:\/\/[^/]/.test(socialUrl)) {
  throw new Error(`SOCIAL_URL is no address of a page: ${socialUrl}`);
}

export default defineConfig({
  plugins: [
    react(),
    accuracyData(),
    exampleData(),
    calculatorExampleData(),
    lawData(),
    dataFileList(),
    iconLines(),
    texts(),
  ],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl.replace(/\/+$/, '')),
    'import.meta.env.SOCIAL_URL': JSON.stringify(socialUrl),
    ...Object.fromEntries(
      Object.entries(operatorSettings(process.env)).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    'import.meta.env.BUILD_DAY': JSON.stringify(dayInLuxembourg(new Date())),
    'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  // The engine is read as it is written, not as it was last built.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  server: {
    port: 3000,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001' },
  },
});
