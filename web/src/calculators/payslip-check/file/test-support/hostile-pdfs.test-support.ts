import { deflateSync } from 'node:zlib';
import Document from 'pdfkit';
import type { Random } from './random.test-support.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

interface PdfObject {
  readonly head: string;
  readonly stream?: Uint8Array;
}

/** A PDF of these objects, numbered from 1. The first one is its catalogue. */
function pdfOf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, { head, stream }] of objects.entries()) {
    offsets.push(length());
    parts.push(latin(`${index + 1} 0 obj\n${head}\n`));
    if (stream !== undefined) parts.push(latin('stream\n'), stream, latin('\nendstream\n'));
    parts.push(latin('endobj\n'));
  }
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const resources = '/Resources << /Font << /F 5 0 R >> >> /MediaBox [0 0 595 842]';

/** One page with this content. @param catalogue what else the catalogue has */
export function pageWith(content: PdfObject, catalogue = '', further: readonly PdfObject[] = []) {
  return pdfOf([
    { head: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>` },
    { head: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    { head: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${resources} >>` },
    content,
    { head: font },
    ...further,
  ]);
}

export const plainStream = (text: string): PdfObject => ({
  head: `<< /Length ${text.length} >>`,
  stream: latin(text),
});

const packed = (data: Uint8Array, rounds: number): PdfObject => {
  let stream = data;
  for (let round = 0; round < rounds; round += 1) stream = deflateSync(stream, { level: 9 });
  const filters = '/FlateDecode '.repeat(rounds);
  return { head: `<< /Length ${stream.length} /Filter [${filters}] >>`, stream };
};

const million = 1_000_000;

/** A few hundred kilobytes that unpack to many megabytes of spaces. */
export function bomb(megabytes: number, rounds: number): Uint8Array {
  return pageWith(packed(new Uint8Array(Buffer.alloc(megabytes * million, ' ')), rounds));
}

/** A page that says a word a million times. */
export function endlessText(): Uint8Array {
  const text = `BT /F 8 Tf ${'1 0 0 1 9 9 Tm (Net 5,00) Tj 1 0 0 1 300 400 Tm (x) Tj '.repeat(million / 2)} ET`;
  return pageWith(packed(latin(text), 1));
}

/** Brackets within brackets. */
export function nested(): Uint8Array {
  return pageWith(plainStream(`${'['.repeat(million)} BT ET`));
}

const form = (other: number): PdfObject => ({
  head: `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A ${other} 0 R /B ${other} 0 R >> >> /Length 12 >>`,
  stream: latin('/A Do /B Do '),
});

/** Drawings that draw each other for ever. */
export function endlessDrawing(): Uint8Array {
  return pdfOf([
    { head: '<< /Type /Catalog /Pages 2 0 R >>' },
    { head: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      head: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /A 5 0 R /B 6 0 R >> >> >>',
    },
    plainStream('/A Do /B Do '),
    form(6),
    form(5),
  ]);
}

/** Pages that are their own parents. */
export function endlessPages(): Uint8Array {
  return pdfOf([
    { head: '<< /Type /Catalog /Pages 2 0 R >>' },
    { head: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 999999999 >>' },
  ]);
}

export function randomBytes(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.whole(0, 255));
}

type PdfOptions = ConstructorParameters<typeof Document>[0];

/** A PDF by a library. */
export async function written(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const document = new Document(options);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    document.on('end', resolve);
  });
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
