import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './OptionalFields.module.css';

interface CountOfFilled {
  /** How many of the fields inside are filled; said while they are out of sight, too. */
  readonly filledCount: number;
  readonly fieldCount: number;
  readonly note?: never;
}

interface NoteOnFields {
  /** What the fields inside stand at, where none of them is ever empty. */
  readonly note: string;
}

type OptionalFieldsProps = (CountOfFilled | NoteOnFields) & {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** Fields that few people need, folded away. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { title, isOpen, onToggle, children } = props;
  const { t } = useTranslation('shared');
  return (
    <details
      className={classes.details}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.count}>{note()}</span>
        </span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );

  function note(): string {
    if (props.note !== undefined) return props.note;
    const { filledCount: number, fieldCount: total } = props;
    return number === 0 ? t('form.optional') : t('form.filledCount', { number, total });
  }
}
