import type { Step } from '@suen/engine/small-door';
import { sourcesOf } from './figure.ts';
import classes from './FigureTable.module.css';

/** On paper: the laws behind tables whose rows rest on the same ones, each once. The tables stand in `data-sources="together"`. */
export function PrintedSources({ steps }: { readonly steps: readonly Step[] }) {
  const sources = sourcesOf(steps);
  if (sources.length === 0) return null;
  return <p className={classes.sourcesTogether}>{sources.map(({ text }) => text).join(' · ')}</p>;
}
