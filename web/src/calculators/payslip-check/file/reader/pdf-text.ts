import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from '../recognition/text-item.ts';
import { limits } from './limits.ts';

/** More text than a payslip has. */
export class TooMuchText extends Error {}

const errorsOnly = 0;

/**
 * The texts of the first pages of a PDF. The library runs in the same thread, because it is in a worker already. It makes no code
 * from text, loads no font and requests nothing.
 *
 * @throws what the library throws, and `TooMuchText`
 */
export async function textsOfPdf(bytes: Uint8Array): Promise<readonly TextItem[]> {
  const loading = getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    fontExtraProperties: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 0,
    stopAtErrors: false,
    verbosity: errorsOnly,
  });
  try {
    const document = await loading.promise;
    const items: TextItem[] = [];
    for (let page = 1; page <= Math.min(document.numPages, limits.pages); page += 1) {
      await addTexts(document, page, items);
    }
    return items;
  } finally {
    await loading.destroy();
  }
}

async function addTexts(document: PDFDocumentProxy, page: number, items: TextItem[]) {
  const shown = await document.getPage(page);
  const { transform } = shown.getViewport({ scale: 1 });
  const reader = shown.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    for (const item of value.items) {
      const added = textItem(item, page, transform);
      if (added !== undefined) items.push(added);
    }
    if (items.length > limits.textItems) {
      await reader.cancel(new TooMuchText());
      throw new TooMuchText();
    }
  }
}

function textItem(item: unknown, page: number, pageTransform: number[]): TextItem | undefined {
  if (!isTextContent(item) || item.str.trim() === '') return undefined;
  if (item.str.length > limits.characters) return undefined;
  const [, , skew = 0, height = 0, x = 0, y = 0] = Util.transform(pageTransform, item.transform);
  return { page, x, y, width: item.width, height: Math.hypot(skew, height), text: item.str };
}

interface TextContent {
  readonly str: string;
  readonly width: number;
  readonly transform: number[];
}

const isTextContent = (item: unknown): item is TextContent =>
  typeof item === 'object' && item !== null && 'str' in item && 'transform' in item;
