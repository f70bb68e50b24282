/** Where a long word may be parted at the end of a line; nothing shows there otherwise. */
const softHyphen = '\u00AD';

/** The text for those who do not set it in lines: search engines, and pictures whose typesetting shows every sign. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll(softHyphen, '');
}
