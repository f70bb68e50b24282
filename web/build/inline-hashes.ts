import { createHash } from 'node:crypto';
import type { InlineStyles } from './page-entry.ts';

/** The hash by which a content policy admits a script or a style. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The hashes of all styles that stand in a page. */
export function inlineStylesOf(html: string): InlineStyles {
  return {
    // The content of an element is read as it is, that of an attribute is not.
    elements: hashesOf(html, /<style>(.*?)<\/style>/gs),
    attributes: hashesOf(html, /<[a-z][^<>]* style="([^"]*)"/g, unescaped),
  };
}

function hashesOf(html: string, pattern: RegExp, read = (text: string) => text): readonly string[] {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => hashOf(read(text)));
  return [...new Set(found)].toSorted();
}

/** What React and escapeHtml write for these signs. */
function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
