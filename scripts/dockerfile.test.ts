import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { operatorVariables } from '../web/build/operator-settings.ts';
import { settingsOfPages } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, ' ');
const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const has = (file: string) => existsSync(path.join(root, file));

/** Files that the build makes and that are not in the repository. */
const products = ['engine/dist', 'api/dist', 'web/dist'];

describe('the container', () => {
  test('is built with every variable that the pages are built from', () => {
    const accepted = [...text.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(accepted).toEqual(expect.arrayContaining(settingsOfPages));
    expect(settingsOfPages).toEqual(['SITE_URL', 'SOCIAL_URL', ...operatorVariables]);
  });

  test('is made from files that exist', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied).toContain('package-lock.json');
    for (const file of copied) expect(has(file), file).toBe(true);
    for (const [, script = ''] of text.matchAll(/\.?\/?(scripts\/[\w-]+\.mjs)/g)) {
      expect(has(script), script).toBe(true);
    }
  });

  test('has every manifest before it installs', () => {
    const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      readonly workspaces: readonly string[];
    };
    for (const workspace of workspaces) {
      expect(lines).toContain(`COPY ${workspace}/package.json ${workspace}/`);
    }
  });

  test('runs what the build makes, and nothing of its tools', () => {
    const taken = lastStage.filter((line) => line.startsWith('COPY '));
    for (const product of products) {
      expect(taken).toContain(`COPY --from=build /suen/${product} ${product}`);
    }
    expect(taken.filter((line) => line.includes('--from=build'))).toHaveLength(products.length);
    const installs = lines.filter((line) => line.includes('npm ci'));
    expect(installs).toHaveLength(1);
    expect(installs[0]).toContain('--omit=dev');
    // The database's program is an optional package of its library.
    expect(installs[0]).not.toContain('--omit=optional');
    expect(lastStage).toContain('CMD ["node", "api/dist/server.js"]');
    expect(has('api/src/server.ts')).toBe(true);
  });

  test('runs without rights, keeps its data and tells how it is', () => {
    const users = lastStage.filter((line) => line.startsWith('USER '));
    expect(users).toEqual(['USER node']);
    expect(lastStage.findIndex((line) => line.startsWith('RUN '))).toBeLessThan(
      lastStage.indexOf('USER node'),
    );
    const [, dataFolder = ''] = /DATA_FOLDER=(\S+)/.exec(lastStage.join('\n')) ?? [];
    expect(lastStage).toContain(`VOLUME ${dataFolder}`);
    expect(lastStage.join('\n')).toMatch(/--owner=node .*--mode=0700 \/var\/lib\/suen/);
    expect(lastStage.some((line) => /^HEALTHCHECK .*\/healthz/.test(line))).toBe(true);
  });

  test('the check of its health is a program that Node reads', () => {
    const [, command = ''] = /HEALTHCHECK .*? CMD (\[.*\])/.exec(text) ?? [];
    const [program, flag, code = ''] = JSON.parse(command) as string[];
    expect([program, flag]).toEqual(['node', '--eval']);
    expect(() => execFileSync(process.execPath, ['--check', '-'], { input: code })).not.toThrow();
  });

  test('never takes what belongs to the machine it is built on', () => {
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '.git', 'data', '**/.cache']),
    );
  });
});
