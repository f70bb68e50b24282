import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Catalog } from '../../src/shared/translation/translator.ts';

/** Texts as they stand in a JSON file: messages in ICU MessageFormat, and groups of them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The messages of a file by their keys: 'meta.title' and so on. */
export function messagesOf(texts: TextTree, group = ''): [key: string, message: string][] {
  return Object.entries(texts).flatMap(([name, content]) =>
    typeof content === 'string'
      ? [[group + name, content] satisfies [string, string]]
      : messagesOf(content, `${group}${name}.`),
  );
}

/** The mistakes in a message that the parser accepts. */
function flawOf(message: CompiledMessage): string | undefined {
  for (const token of message) {
    if (token === '#') return 'has a number as “#”: write its name in braces';
    // The parser reads the braces of other formats, as in {{name}}, as plain text.
    if (typeof token === 'string' && /[{}]/.test(token)) return 'has a brace that is not its own';
    if (typeof token === 'string') continue;
    const branches = branchesOf(token);
    if (branches !== undefined && !('other' in branches)) return 'has no branch “other”';
    const flaw = Object.values(branches ?? {})
      .map(flawOf)
      .find((each) => each !== undefined);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

/** The branches of a plural or a choice; undefined for a simple value. */
export function branchesOf([, type, format]: Exclude<CompiledMessage[number], string>):
  | Readonly<Record<string, CompiledMessage>>
  | undefined {
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Lingui leaves open what belongs to which type
  const { offset: _, ...branches } = format as Record<string, CompiledMessage> & {
    offset?: number;
  };
  return branches;
}

/** Compiles the texts of a file for the browser, which has no parser. Throws an error for a wrong message. */
export function compileTexts(texts: TextTree): Catalog {
  return Object.fromEntries(
    messagesOf(texts).map(([key, message]) => {
      try {
        const compiled = compileMessageOrThrow(message);
        const flaw = flawOf(compiled);
        if (flaw !== undefined) throw new Error(flaw);
        return [key, compiled];
      } catch (error) {
        throw new Error(`The text ${key} is no message in ICU MessageFormat: ${message}`, {
          cause: error,
        });
      }
    }),
  );
}
