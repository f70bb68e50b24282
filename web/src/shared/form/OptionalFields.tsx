import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import classes from './OptionalFields.module.css';

interface OptionalFieldsProps {
  readonly form: {
    readonly entries: object;
    readonly isOptionalOpen: boolean;
    readonly openOptional: (isOpen: boolean) => void;
  };
  readonly title: string;
  /** The fields inside: how many of them are filled is said while they are out of sight, too. */
  readonly names: readonly string[];
  /** What the fields stand at, in place of their count: where none of them is ever empty. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Fields that few people need, folded away. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { form, title, names, note, children } = props;
  const { t } = useTranslation('shared');
  return (
    <details
      className={classes.details}
      open={form.isOptionalOpen}
      onToggle={(event) => form.openOptional(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.count}>{note ?? count()}</span>
        </span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );

  function count(): string {
    const entries = new Map<string, unknown>(Object.entries(form.entries));
    const filled = names.filter((name) => String(entries.get(name)).trim() !== '');
    return filled.length === 0
      ? t('form.optional')
      : t('form.filledCount', { number: filled.length, total: names.length });
  }
}
