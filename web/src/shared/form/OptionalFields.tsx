import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './OptionalFields.module.css';

interface OptionalFieldsProps {
  readonly title: string;
  /** How many of the fields inside are filled; said while they are out of sight, too. */
  readonly filledCount: number;
  readonly fieldCount: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Fields that few people need, folded away. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { title, filledCount, fieldCount, isOpen, onToggle, children } = props;
  const { t } = useTranslation('shared');
  return (
    <details
      className={classes.details}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <span className={classes.title}>{title}</span>
        <span className={classes.count}>
          {filledCount === 0
            ? t('form.optional')
            : t('form.filledCount', { number: filledCount, total: fieldCount })}
        </span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
