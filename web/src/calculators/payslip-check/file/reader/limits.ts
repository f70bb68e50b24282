/** What a payslip stays below by far. A file above one of these is refused. */
export const limits = {
  fileBytes: 5 * 1024 * 1024,
  /** Further pages are not read. */
  pages: 6,
  textItems: 10_000,
  /** Of one text. A longer one is no row of a payslip and is passed over. */
  characters: 300,
  milliseconds: 10_000,
  /** One piece of memory: what a stream of the file is unpacked into. */
  pieceBytes: 16 * 1024 * 1024,
  /** All pieces of memory of at least `countedFromBytes` that are asked for while a file is read. */
  totalBytes: 256 * 1024 * 1024,
  countedFromBytes: 64 * 1024,
} as const;
