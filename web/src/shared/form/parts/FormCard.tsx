import { useId, type FormEvent, type ReactNode, type Ref } from 'react';
import { useHydrated } from '../../loading/hydrated.ts';
import classes from './FormCard.module.css';

interface FormCardProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly label: string;
  readonly onSubmit: () => void;
  /** Called at every change of an entry. */
  readonly onChange?: () => void;
  /** The end of a long form: beside the fields on wide screens, so that it is in sight from the first to the last of them. */
  readonly conclusion?: ReactNode;
  readonly children: ReactNode;
}

/** A form. Takes no input until the page's script runs, because earlier input would be lost. */
export function FormCard(props: FormCardProps) {
  const { ref, label, onSubmit, onChange, conclusion, children } = props;
  const isHydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={ref}
      className={conclusion === undefined ? classes.card : `${classes.card} ${classes.parted}`}
      aria-label={label}
      tabIndex={-1}
      noValidate
      inert={!isHydrated}
      onSubmit={submit}
      onChange={onChange}
    >
      {conclusion === undefined ? (
        children
      ) : (
        <>
          <div className={classes.fields}>{children}</div>
          <div className={classes.conclusion}>{conclusion}</div>
        </>
      )}
    </form>
  );
}

interface FormGroupProps {
  readonly title: string;
  /** What the fields are for. */
  readonly note?: string;
  /** True for a group of two or three controls beside another one. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together, below a short heading. */
export function FormGroup({ title, note, isSmall = false, children }: FormGroupProps) {
  const titleId = useId();
  return (
    // A fieldset would draw its title into the border.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <section className={classes.group} role="group" data-small={isSmall} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.groupTitle}>
        {title}
      </h2>
      {note !== undefined && <p className={classes.groupNote}>{note}</p>}
      {children}
    </section>
  );
}
