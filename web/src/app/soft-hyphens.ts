/** The soft hyphen: a long word may break here. It is invisible otherwise. */
const softHyphen = '\u00AD';

/** The text without soft hyphens, for search engines and for pictures, which would show them. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '');
}
