import { useEffect, type ReactNode } from 'react';
import { iconOf } from '../../icon-of.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import classes from './FoldedFields.module.css';

const IconAlertCircle = iconOf('alert-circle');
const IconChevronRight = iconOf('chevron-right');

interface FoldedFieldsProps {
  readonly form: {
    readonly openFolds: readonly string[];
    readonly openFold: (id: string, isOpen: boolean) => void;
    readonly shownErrors: ReadonlyMap<string, unknown>;
  };
  /** Names the fold within its form. */
  readonly id: string;
  readonly title: string;
  /** The fields inside: an error with one of them opens the fold. */
  readonly names: readonly string[];
  /** What the fields hold, said while they are out of sight, too. */
  readonly inBrief: readonly string[];
  /** What the words say, to scale. */
  readonly drawing?: ReactNode;
  /** What is said where nothing is entered. */
  readonly whenEmpty?: string;
  /** True if it holds folds and not fields. */
  readonly holdsFolds?: boolean;
  readonly children: ReactNode;
}

/** Fields that few people change, folded away below what they hold. Folding changes no entry. */
export function FoldedFields(props: FoldedFieldsProps) {
  const {
    form,
    id,
    title,
    names,
    inBrief,
    drawing,
    whenEmpty,
    holdsFolds = false,
    children,
  } = props;
  const { t } = useTranslation('shared');
  const { openFolds, openFold, shownErrors } = form;
  const isOpen = openFolds.includes(id);
  const hasError = names.some((name) => shownErrors.has(name));
  useEffect(() => {
    if (hasError) openFold(id, true);
    // Once for an error: who folds the fields all the same, keeps them folded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasError]);

  return (
    <details
      className={holdsFolds ? `${classes.details} ${classes.outer}` : classes.details}
      open={isOpen}
      data-drawn={drawing !== undefined || undefined}
      onToggle={(event) => openFold(id, event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden="true" size={20} stroke={1.75} className={classes.chevron} />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          {hasError && !isOpen ? (
            <span className={classes.error}>
              <IconAlertCircle aria-hidden="true" size={18} stroke={1.75} />
              {t('form.checkFolded')}
            </span>
          ) : (
            <span className={classes.inBrief}>
              {inBrief.join('\u00A0· ') || (whenEmpty ?? t('form.optional'))}
            </span>
          )}
          {drawing}
        </span>
      </summary>
      <div className={holdsFolds ? classes.folds : classes.fields}>{children}</div>
    </details>
  );
}

/** Folds below each other, without a gap between them. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return <div>{children}</div>;
}
