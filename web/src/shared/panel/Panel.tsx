import type { ReactNode } from 'react';
import { iconOf } from '../icon-of.ts';
import classes from './Panel.module.css';

const IconChevronRight = iconOf('chevron-right');

interface PanelProps {
  readonly title: string;
  /** What the folded part comes to, in a few words below its title. */
  readonly inBrief?: string;
  /** By which an address may name it. */
  readonly id?: string;
  /** The rank of the heading where the panel stands. */
  readonly heading?: 'h2' | 'h3';
  /** True where paper shows the content although it is folded on the page. */
  readonly isOpenOnPaper?: boolean;
  /** Called each time it is opened, before its content is seen. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A heading that opens what stands below it. */
export function Panel(props: PanelProps) {
  const { title, inBrief, id, heading: Heading = 'h3', isOpenOnPaper = false } = props;
  const { onOpen, children } = props;
  return (
    <details
      id={id}
      className={classes.panel}
      data-on-paper={isOpenOnPaper}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <span>
          <Heading className={classes.title}>{title}</Heading>
          {inBrief !== undefined && <span className={classes.inBrief}>{inBrief}</span>}
        </span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
