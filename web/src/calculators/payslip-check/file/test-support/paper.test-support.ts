import Document from 'pdfkit';
import type { Random } from './random.test-support.ts';

export interface Placed {
  readonly text: string;
  /** Its left edge, or its right edge if it is aligned there. */
  readonly x: number;
  readonly isRight?: boolean;
}

interface PaperOptions {
  readonly font?: string;
  readonly size?: number;
  /** Whether each word is a text of its own. */
  readonly isInWords?: boolean;
}

const pageHeight = 841;
const margin = 40;

/** A PDF to which rows are written from top to bottom, with a random type and small random shifts. */
export class Paper {
  readonly #document = new Document({ size: 'A4', margin: 0, compress: true });
  readonly #random: Random;
  readonly #isInWords: boolean;
  readonly #chunks: Uint8Array[] = [];
  readonly size: number;
  readonly #shift: number;
  readonly #pitch: number;
  #y: number;

  constructor(random: Random, { font, size, isInWords = false }: PaperOptions = {}) {
    this.#random = random;
    this.size = size ?? random.between(7, 10.5);
    this.#shift = random.between(-8, 20);
    this.#pitch = this.size * random.between(1.25, 1.9);
    this.#y = margin + random.between(0, 60);
    this.#isInWords = isInWords;
    this.#document
      .font(font ?? random.oneOf(['Helvetica', 'Helvetica', 'Times-Roman', 'Helvetica-Bold']))
      .fontSize(this.size);
    this.#document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
  }

  /** Writes texts on one line. Their baselines differ a little, as with several typefaces. */
  row(...texts: readonly Placed[]): void {
    for (const { text, x, isRight = false } of texts) {
      const left = x + this.#shift - (isRight ? this.#document.widthOfString(text) : 0);
      const y = this.#y + this.#random.between(-0.6, 0.6);
      if (this.#isInWords) this.#words(text, left, y);
      else this.#write(text, left, y);
    }
    this.skip(1);
  }

  #words(text: string, left: number, y: number): void {
    let x = left;
    for (const word of text.split(/(?<= )/)) {
      this.#write(word.trim(), x, y);
      x += this.#document.widthOfString(word);
    }
  }

  #write(text: string, x: number, y: number): void {
    this.#document.text(text, x, y, { lineBreak: false });
  }

  /** Leaves room for rows. */
  skip(rows: number): void {
    this.#y += rows * this.#pitch;
    if (this.#y > pageHeight - margin) this.page();
  }

  page(): void {
    this.#document.addPage();
    this.#y = margin;
  }

  async bytes(): Promise<Uint8Array> {
    const ended = new Promise((resolve) => {
      this.#document.on('end', resolve);
    });
    this.#document.end();
    await ended;
    return new Uint8Array(Buffer.concat(this.#chunks));
  }
}
