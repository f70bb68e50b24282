import { expect, test } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

test('the list of packages names what runs and no tool', async () => {
  const { text, names } = await billOfMaterials();
  const list = JSON.parse(text) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: object };
    readonly components: readonly { readonly version: string; readonly hashes?: object[] }[];
  };
  expect(list.bomFormat).toBe('CycloneDX');
  expect(list.metadata.component).toMatchObject({ name: 'suen', type: 'application' });
  expect(names).toEqual(
    expect.arrayContaining([
      '@suen/api',
      'fastify',
      'libsql',
      'nodemailer',
      'react',
      'react-dom',
      'ajv',
    ]),
  );
  for (const tool of ['vite', 'vitest', 'typescript', 'smtp-server', '@sparticuz/chromium']) {
    expect(names).not.toContain(tool);
  }
  expect(list.components.every(({ version }) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
}, 30_000);
