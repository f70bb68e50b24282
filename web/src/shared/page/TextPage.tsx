import { useId, type ReactNode } from 'react';
import classes from './TextPage.module.css';

interface TextPageProps {
  readonly title: string;
  /** One or two sentences that say what stands below. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page to read: its title, what it is about, and sections in a comfortable line. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className={classes.page}>
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </article>
  );
}

interface TextSectionProps {
  readonly title: string;
  /** By which an address may name it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of a page to read, below its heading. */
export function TextSection({ title, id, children }: TextSectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
