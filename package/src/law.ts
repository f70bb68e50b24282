/** The figures of the law behind every result, with dates, sources and articles; the months whose law this version knows. */
export {
  listParameters,
  newestPayMonth as lawThrough,
  oldestPayMonth as lawFrom,
} from '../../engine/src/index.ts';
