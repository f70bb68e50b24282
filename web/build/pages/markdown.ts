import { apiBase, calculators } from '@suen/engine';
import {
  NodeHtmlMarkdown,
  type TranslatorConfig,
  type TranslatorConfigFactory,
} from 'node-html-markdown';

/** What only readers of the page can use, or what says nothing in words. */
const ignored = [
  'button',
  'fieldset',
  'form',
  'iframe',
  'input',
  'label',
  'nav',
  'noscript',
  'select',
  'svg',
];

/** What is drawn for the eye alone stands in words beside it. */
const unlessForTheEye =
  (config: TranslatorConfig): TranslatorConfigFactory =>
  ({ node }) =>
    node.getAttribute('aria-hidden') === 'true' ? { ignore: true } : config;

const converter = new NodeHtmlMarkdown(
  { ignore: ignored },
  {
    span: unlessForTheEye({}),
    div: unlessForTheEye({ surroundingNewlines: 2 }),
    dt: { surroundingNewlines: 2, prefix: '**', postfix: '**' },
    dd: { surroundingNewlines: 1 },
    // The language of a term, which only its place parts from the term before.
    abbr: { prefix: ' · ' },
  },
);

/** Where the words of a page stand as Markdown: '/fr/faq' has '/fr/faq.md', '/' has '/index.md' (llmstxt.org). */
export function markdownPath(pathname: string): string {
  return `${pathname === '/' ? '/index' : pathname}.md`;
}

interface MarkdownPage {
  /** The id of its route, which for a calculator is the calculator's. */
  readonly id: string;
  /** What is drawn, with the frame around it. */
  readonly html: string;
  readonly siteUrl: string;
}

/**
 * The words of a page for assistants. They cannot fill in a form, so a calculator says where it can be called.
 *
 * @throws Error for a page without a main part
 */
export function markdownOf({ id, html, siteUrl }: MarkdownPage): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error(`The page ${id} has no main part.`);
  // Links in a text that is read elsewhere are whole. Soft hyphens are for narrow screens.
  const whole = main.replaceAll('href="/', `href="${siteUrl}/`).replaceAll('\u00AD', '');
  const words = converter.translate(whole).trim();
  const call = calculators.find((calculator) => calculator.id === id);
  const ways =
    call === undefined
      ? ''
      : `\n\nAPI: POST ${siteUrl}${apiBase}${call.path}, described in ${siteUrl}${apiBase}/openapi.json. Tool: ${id.replaceAll('-', '_')} at ${siteUrl}/mcp (Model Context Protocol).`;
  return `${words}${ways}\n`;
}
