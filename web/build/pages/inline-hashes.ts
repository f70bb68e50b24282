import { createHash } from 'node:crypto';
import type { InlineStyles } from './page-entry.ts';

/** The hash by which a content policy allows a script or a style. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The hashes of all styles inside a page. */
export function inlineStylesOf(html: string): InlineStyles {
  return {
    // Browsers read the content of an element as it is written, but decode the value of an attribute.
    elements: hashesOf(html, /<style>(.*?)<\/style>/gs),
    attributes: hashesOf(html, /<[a-z][^<>]* style="([^"]*)"/g, unescaped),
  };
}

function hashesOf(html: string, pattern: RegExp, read = (text: string) => text): readonly string[] {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => hashOf(read(text)));
  return [...new Set(found)].toSorted();
}

/** The characters that React and escapeHtml write for these signs. */
function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
