/** What a typed number other than an amount of money (kilometres, percent) was understood to be. */
type ParsedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'number'; readonly value: number };

/** Reads '12', '2.5', '2,5', '-1' and the same followed by a unit ('2,5 %', '12 km'). Knows no thousands. */
export function parseNumber(text: string): ParsedNumber {
  const bare = text
    .replace(/(?:%|km)\s*$/iu, '')
    .replaceAll('\u2212', '-')
    .trim();
  if (bare === '') return text.trim() === '' ? { kind: 'empty' } : { kind: 'unreadable' };
  if (!/^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(bare)) return { kind: 'unreadable' };
  // Adding zero turns '-0' into 0.
  return { kind: 'number', value: Number(bare.replace(',', '.')) + 0 };
}
