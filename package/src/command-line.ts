import {
  answerTo,
  answerToText,
  calculators,
  dayInLuxembourg,
  listParameters,
  toJson,
  type OneCalculator,
  type Problem,
} from '../../engine/src/index.ts';
import { flagOf, helpOf, readFlags, UnknownArgument } from './flags.ts';
import { lawThrough } from './law.ts';
import { readable } from './readable.ts';

/** Where a command reads and writes. */
export interface Terminal {
  readonly lines: AsyncIterable<string>;
  write(text: string): void;
  complain(text: string): void;
}

/** How a command ended: well, with an input that is refused, or not understood. */
export type ExitCode = 0 | 1 | 2;

const usage = [
  'suen <calculator> [flags]   calculates; suen <calculator> --help names the flags',
  'suen law [id] [--json]      the figures of the law, with dates and sources',
  'suen mcp                    answers an assistant on standard input (Model Context Protocol)',
  '',
  'Calculators:',
  ...calculators.map(({ id, title }) => `  ${id.padEnd(30)}${title}`),
  '',
  `The law is known up to ${lawThrough}. Amounts are in euros. Exit codes: 0 answered, 1 refused, 2 not understood.`,
].join('\n');

/** Does what is asked on the command line. */
export async function runCommand(asked: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [command, ...flags] = asked;
  if (command === undefined || command === 'help' || command === '--help') {
    terminal.write(usage);
    return command === undefined ? 2 : 0;
  }
  try {
    if (command === 'law') return showLaw(flags, terminal);
    if (command === 'mcp') return await (await import('./mcp.ts')).answerAssistant();
    return await calculate(command, flags, terminal);
  } catch (error) {
    if (!(error instanceof UnknownArgument)) throw error;
    terminal.complain(error.message);
    return 2;
  }
}

async function calculate(
  id: string,
  flags: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const calculator = calculators.find((each) => each.id === id);
  if (calculator === undefined) throw new UnknownArgument(`There is no ${id}.\n\n${usage}`);
  const { input, isJson, isLines, isHelp } = readFlags(calculator, flags);
  if (isHelp) {
    terminal.write(helpOf(calculator));
    return 0;
  }
  const today = dayInLuxembourg(new Date());
  if (isLines) return answerLines(calculator, input, terminal);
  const { status, body } = answerTo(calculator, input, today);
  if (status !== 200) {
    terminal.complain(refusalIn(body));
    return 1;
  }
  terminal.write(isJson || 'explanation' in body ? toJson(body) : readable(body));
  return 0;
}

/** Why an input is refused, in the words of the command line. */
function refusalIn({ detail, errors = [] }: Problem): string {
  const reasons = errors.map(({ field, message }) => message.replace(field, `--${flagOf(field)}`));
  return reasons.length === 0 ? detail : reasons.join('\n');
}

/** Answers each line with a line. One that is refused does not stop the others. */
async function answerLines(
  calculator: OneCalculator,
  defaults: object,
  terminal: Terminal,
): Promise<ExitCode> {
  const today = dayInLuxembourg(new Date());
  let code: ExitCode = 0;
  for await (const line of terminal.lines) {
    if (line.trim() === '') continue;
    const { status, body } = answerToText(calculator, line, today, defaults);
    if (status !== 200) code = 1;
    terminal.write(toJson(body));
  }
  return code;
}

function showLaw(flags: readonly string[], terminal: Terminal): ExitCode {
  const isJson = flags.includes('--json');
  const id = flags.find((flag) => flag !== '--json');
  const parameters = listParameters().filter(
    (parameter) => id === undefined || parameter.id === id,
  );
  if (parameters.length === 0) throw new UnknownArgument(`The law has no figure called ${id}.`);
  if (isJson) {
    terminal.write(toJson({ parameters }));
    return 0;
  }
  for (const parameter of parameters) {
    const { title, unit, versions } = parameter;
    terminal.write(`${parameter.id}: ${title} (${unit})`);
    for (const { from, value, setBy, source } of id === undefined ? versions.slice(-1) : versions) {
      terminal.write(`  from ${from}: ${JSON.stringify(value)}`);
      if (id !== undefined)
        terminal.write(`    ${setBy ? `${setBy.act}, ${setBy.article}` : source.text}`);
    }
  }
  return 0;
}
