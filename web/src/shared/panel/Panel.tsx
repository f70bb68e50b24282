import type { ReactNode } from 'react';
import classes from './Panel.module.css';
import { iconOf } from '../icon-of.ts';

const IconChevronRight = iconOf('chevron-right');

interface PanelProps {
  readonly title: string;
  /** By which an address may name it. */
  readonly id?: string;
  /** The rank of the heading where the panel stands. */
  readonly heading?: 'h2' | 'h3';
  /** Called each time it is opened, before its content is seen. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A heading that opens what stands below it. */
export function Panel({ title, id, heading: Heading = 'h3', onOpen, children }: PanelProps) {
  return (
    <details
      id={id}
      className={classes.panel}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <Heading className={classes.title}>{title}</Heading>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
