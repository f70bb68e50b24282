/** What a file's name says about the message in it, so that a list of names is the whole timetable. */
export interface SpoolEntry {
  /** When to try next, in milliseconds since 1970. */
  readonly due: number;
  /** How often the mail server has put this message off. */
  readonly attempts: number;
  /** The message's own. */
  readonly id: string;
}

export function nameOfEntry({ due, attempts, id }: SpoolEntry): string {
  return `${due}.${attempts}.${id}.json`;
}

/** Nothing for a name that the spool has not given. */
export function entryOfName(name: string): SpoolEntry | undefined {
  const [, due, attempts, id] = /^(\d{1,15})\.(\d{1,6})\.([\w-]+)\.json$/.exec(name) ?? [];
  if (due === undefined || attempts === undefined || id === undefined) return undefined;
  return { due: Number(due), attempts: Number(attempts), id };
}

/** Before the name of a message whose last byte may have been sent: the mail server may have it. */
const committedPrefix = 'committed.';

export function nameWhenCommitted(name: string): string {
  return committedPrefix + name;
}

export function isNameWhenCommitted(name: string): boolean {
  return name.startsWith(committedPrefix);
}

export function nameBeforeCommitted(name: string): string {
  return name.replace(committedPrefix, '');
}
