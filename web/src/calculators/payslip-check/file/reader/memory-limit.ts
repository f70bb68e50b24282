import { limits } from './limits.ts';

const kindsOfArrays = [
  'Uint8Array',
  'Int8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'ArrayBuffer',
] as const;

/** Bytes. */
let asked = 0;
let isExceeded = false;

/** Whether more memory was asked for than a payslip needs. */
export function wasMemoryExceeded(): boolean {
  return isExceeded;
}

/**
 * @param pieceBytes how large the piece is of which these bytes are
 * @throws RangeError above the limits
 */
function count(bytes: number, pieceBytes = bytes): void {
  if (pieceBytes < limits.countedFromBytes) return;
  asked += bytes;
  if (pieceBytes <= limits.pieceBytes && asked <= limits.totalBytes) return;
  isExceeded = true;
  throw new RangeError('The file unpacks to more than a payslip.');
}

/**
 * Limits how much memory a file is unpacked into, for the rest of the life of the worker. A few bytes of a PDF can stand for
 * gigabytes.
 */
export function limitMemory(): void {
  for (const name of kindsOfArrays) {
    const original: unknown = Reflect.get(globalThis, name);
    if (typeof original !== 'function') continue;
    const bytesOfElement = Number(Reflect.get(original, 'BYTES_PER_ELEMENT') ?? 1);
    const limited: object = new Proxy(original, {
      construct(target, values: unknown[], made): object {
        const [size] = values;
        if (typeof size === 'number') count(size * bytesOfElement);
        return Reflect.construct(target, values, made === limited ? target : made);
      },
    });
    Reflect.set(globalThis, name, limited);
  }
  limitUnpacking();
}

/** The browser's own unpacking, which knows no limit. */
function limitUnpacking(): void {
  const Unlimited = globalThis.DecompressionStream;
  class LimitedDecompressionStream {
    readonly writable: WritableStream<BufferSource>;
    readonly readable: ReadableStream<Uint8Array>;

    constructor(format: CompressionFormat) {
      const { readable, writable } = new Unlimited(format);
      let bytes = 0;
      this.writable = writable;
      this.readable = readable.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            bytes += chunk.byteLength;
            count(chunk.byteLength, bytes);
            controller.enqueue(chunk);
          },
        }),
      );
    }
  }
  Reflect.set(globalThis, 'DecompressionStream', LimitedDecompressionStream);
}
