import { publisherAt } from '../dated/publishers.ts';
import type { Publisher } from './accuracy.ts';

const taxAdministration = 'Administration des contributions directes';

/** The publisher that the text of a source names: by its first address, or else by the words before a comma. */
export function publisherOf(source: string): Publisher {
  const url = /https?:\/\/[^\s;,]+/.exec(source)?.[0].replace(/[.:)]+$/, '') ?? null;
  const isQuoted = /\bquoted (?:in|by)\b|\btranscri|\bcarried by\b|\bvia public\b/.test(source);
  if (source.startsWith('ACD ')) return { publisher: taxAdministration, url, isQuoted };
  const words = source.replace(/^published: /, '');
  const publisher = url === null ? words.replace(/(,| at [0-9a-f]{8}|:).*$/, '') : publisherAt(url);
  return { publisher, url, isQuoted };
}

/** The value at a path of a result, such as `homeSavings.max` or `amortizationSchedule[0].interestPaid`. */
export function valueAt(result: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined),
      result,
    );
}
