import { build, minify, type Rolldown } from 'vite';
import { clientBuild } from './client-build.ts';
import { brotli } from './compress.ts';
import { webDirectory } from './directories.ts';

/*
 * Says what the scripts of the site are made of: each package, or folder of ours, with what its code weighs by itself, KiB
 * after minifying and brotli. Together they weigh a little less, because they share words. Names the scripts whose names
 * begin like the command's arguments, or what every page loads: `npm run weigh -w web -- LoanCostResultView`.
 */
const minKib = 0.2;
const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? asked : ['libraries', 'client'];

/** The package, or the folder of ours with its file. */
function ownerOf(id: string): string {
  const [, inPackages] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return inPackages ?? id.replace(/^.*\/(web|engine)\/src\//, '$1/').replace(/[?].*$/, '');
}

async function kibOf(code: string, id: string): Promise<number> {
  const { code: small } = await minify(`${id}.js`, code);
  return (await brotli(Buffer.from(small))).length / 1024;
}

async function weighChunk({ name, modules }: Rolldown.OutputChunk): Promise<void> {
  const codeOf = new Map<string, string>();
  for (const [id, { code }] of Object.entries(modules)) {
    codeOf.set(ownerOf(id), `${codeOf.get(ownerOf(id)) ?? ''}${code ?? ''}`);
  }
  const weights = await Promise.all(
    [...codeOf].map(async ([owner, code]) => ({ owner, kib: await kibOf(code, owner) })),
  );
  process.stdout.write(`${name}\n`);
  for (const { owner, kib } of weights.toSorted((one, other) => other.kib - one.kib)) {
    if (kib >= minKib) process.stdout.write(`${kib.toFixed(1).padStart(8)}  ${owner}\n`);
  }
}

process.chdir(webDirectory);
process.env['NODE_ENV'] ??= 'production';
const result = await build({ ...clientBuild, build: { ...clientBuild.build, write: false } });
const [bundle] = Array.isArray(result) ? result : [result];
if (bundle === undefined || !('output' in bundle))
  throw new Error('The build gave nothing to weigh.');
for (const file of bundle.output) {
  if (file.type === 'chunk' && wanted.some((start) => file.name.startsWith(start))) {
    await weighChunk(file);
  }
}
