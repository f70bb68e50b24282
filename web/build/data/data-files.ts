import type * as Proof from '@suen/engine/proof';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataFile } from 'virtual:data-files';
import { clientDirectory } from '../directories.ts';
import { computedModules, runOnce } from './computed-modules.ts';

type Engine = Pick<typeof Proof, 'listParameters' | 'supportedYears' | 'taxTable' | 'taxTableIds'>;

interface WrittenFile {
  readonly listed: DataFile;
  readonly content: string;
}

const engineFile = '../../../engine/src/proof.ts';
const made = new WeakMap<Engine, readonly WrittenFile[]>();

/** All files of data, made once for each engine. */
export function dataFiles(engine: Engine): readonly WrittenFile[] {
  const files = made.get(engine) ?? [...taxTables(engine), ...lawHistory(engine)];
  made.set(engine, files);
  return files;
}

/** Provides `virtual:data-files`: the files of data as the page about them lists them. */
export const dataFileList = () =>
  computedModules<Engine>(engineFile, {
    'virtual:data-files': (engine) => ({
      dataFiles: dataFiles(engine).map(({ listed }) => listed),
    }),
  });

/** Writes the files that the page about them lists. */
export async function writeDataFiles(): Promise<void> {
  const { module } = await runOnce<Engine>(
    fileURLToPath(new URL(engineFile, import.meta.url)),
    false,
  );
  await mkdir(path.join(clientDirectory, 'data'), { recursive: true });
  await Promise.all(
    dataFiles(module).map(({ listed, content }) =>
      writeFile(path.join(clientDirectory, listed.path), content),
    ),
  );
}

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function taxTables({ supportedYears, taxTable, taxTableIds }: Engine): readonly WrittenFile[] {
  return taxTableIds.flatMap((id) =>
    supportedYears.toReversed().map((year) => {
      const rows = taxTable(id, year).map(([income, one, oneA, two]) => [
        String(income),
        one.toFixed(2),
        oneA.toFixed(2),
        two.toFixed(2),
      ]);
      const content = csv([['income_from', 'class_1', 'class_1a', 'class_2'], ...rows]);
      return written(`${kebabCase(id)}-${year}.csv`, { id, year, rows: rows.length }, content);
    }),
  );
}

type Parameter = ReturnType<Engine['listParameters']>[number];
type Value = Parameter['versions'][number]['value'];
type Units = Parameter['units'];

function lawHistory({ listParameters }: Engine): readonly WrittenFile[] {
  const parameters = listParameters();
  const rows = parameters.flatMap((parameter) =>
    parameter.versions.flatMap(({ from, value, source, setBy }) =>
      figuresIn(value).map(([column, figure]) => [
        parameter.id,
        parameter.kind,
        parameter.title,
        column,
        column === '' ? parameter.unit : unitAt(column, parameter.units),
        from,
        String(figure),
        setBy?.act ?? '',
        setBy?.article ?? '',
        setBy?.url ?? '',
        source.text,
        source.url,
        source.readOn,
      ]),
    ),
  );
  const heads =
    'id,kind,title,column,unit,from,value,act,article,act_url,source,source_url,read_on'.split(',');
  const historyDataset = { id: 'lawHistory', year: null } as const;
  return [
    written('law-history.csv', { ...historyDataset, rows: rows.length }, csv([heads, ...rows])),
    written(
      'law-history.json',
      { ...historyDataset, rows: parameters.length },
      `${JSON.stringify({ parameters }, null, 1)}\n`,
    ),
  ];
}

/** The figures of a value, each by the path of its column: '' for a value that is one figure, '2.rate' in a table's third row. */
function figuresIn(value: Value, column = ''): readonly (readonly [string, string | number])[] {
  if (typeof value !== 'object') return [[column, value]];
  return Object.entries(value).flatMap(([name, part]: [string, Value]) =>
    figuresIn(part, column === '' ? name : `${column}.${name}`),
  );
}

/** The unit of a column of a table. Rows of a table are numbered, and have all the same units. */
function unitAt(column: string, units: Units): string {
  const found = column
    .split('.')
    .reduce<Units>((of, name) => (typeof of === 'object' ? (of[name] ?? of) : of), units);
  return typeof found === 'string' ? found : '';
}

function written(
  name: string,
  { id, year, rows }: Pick<DataFile, 'id' | 'year' | 'rows'>,
  content: string,
): WrittenFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const bytes = Buffer.byteLength(content);
  return { listed: { id, path: `/data/${name}`, year, rows, bytes, sha256 }, content };
}

/** Comma-separated values for programs (RFC 4180): a decimal point, and lines that end as the standard wants. */
function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
