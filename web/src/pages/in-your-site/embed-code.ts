import type { Language } from '../../shared/language.ts';

/** A calculator in a frame, as somebody wants it. */
export interface Embed {
  /** The calculator's id. */
  readonly calculator: string;
  /** The language of the calculator; `page` for that of the page around it. */
  readonly language: Language | 'page';
  readonly scheme: 'auto' | 'light' | 'dark';
  /** First entries, by the names of the API: `grossSalary=5000`. */
  readonly entries: string;
  /** The calculator's name, for those who see no frame. */
  readonly title: string;
}

/** The address of the frame below the site's root. A language that depends on the page is English for a plain frame. */
export function embedPath({ calculator, language, scheme, entries }: Embed): string {
  const prefix = language === 'page' ? 'en' : language;
  const query = scheme === 'auto' ? '' : `?scheme=${scheme}`;
  return `/${prefix}/embed/${calculator}${query}${entries === '' ? '' : `#?${entries}`}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The code with our script, which makes the frame and gives it its height. @param path of the calculator's page */
export function scriptCode(site: string, path: string, embed: Embed): string {
  const { calculator, language, scheme, entries, title } = embed;
  const choices = [
    `data-suen="${calculator}"`,
    ...(language === 'page' ? [] : [`data-language="${language}"`]),
    ...(scheme === 'auto' ? [] : [`data-scheme="${scheme}"`]),
    ...(entries === '' ? [] : [`data-entries="${escaped(entries)}"`]),
  ];
  return `<div ${choices.join(' ')}>
  <a href="${site}${path}">${escaped(title)}</a>
</div>
<script src="${site}/embed.js" async></script>`;
}

/** The code of a plain frame. */
export function frameCode(site: string, embed: Embed): string {
  return `<iframe
  src="${site}${escaped(embedPath(embed))}"
  title="${escaped(embed.title)}"
  width="100%" height="900" loading="lazy"
  style="border: 0"></iframe>`;
}

/** A request for the code of a page. */
export function oEmbedRequest(site: string, path: string): string {
  return `curl '${site}/oembed?url=${encodeURIComponent(site + path)}'`;
}
