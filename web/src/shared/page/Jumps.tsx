import type { ReactNode } from 'react';
import { PageLink } from '../PageLink.tsx';
import classes from './Jumps.module.css';

interface JumpsProps {
  readonly label: string;
  /** The address of the page. */
  readonly page: `/${string}`;
  readonly places: readonly {
    readonly id: string;
    readonly title: string;
    /** What stands beside the link. */
    readonly mark?: ReactNode;
  }[];
}

/** Links to the sections of a long page, at its beginning. */
export function Jumps({ label, page, places }: JumpsProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.places}>
        {places.map(({ id, title, mark }) => (
          <li key={id}>
            <PageLink to={`${page}#${id}`}>{title}</PageLink>
            {mark}
          </li>
        ))}
      </ul>
    </nav>
  );
}
