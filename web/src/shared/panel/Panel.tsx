import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Called each time it is opened, before its content is seen. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A heading that opens what stands below it. */
export function Panel({ title, onOpen, children }: PanelProps) {
  return (
    <details
      className={classes.panel}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <h3 className={classes.title}>{title}</h3>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
