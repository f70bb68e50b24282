import { useId, type FormEvent, type ReactNode, type Ref } from 'react';
import { useHydrated } from '../hydrated.ts';
import classes from './FormCard.module.css';

interface FormCardProps {
  readonly ref?: Ref<HTMLFormElement>;
  readonly label: string;
  readonly onSubmit: () => void;
  /** Called at every change of an entry. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** A calculator's form. Takes no input until the page's script runs, because earlier input would be lost. */
export function FormCard({ ref, label, onSubmit, onChange, children }: FormCardProps) {
  const isHydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={ref}
      className={classes.card}
      aria-label={label}
      tabIndex={-1}
      noValidate
      inert={!isHydrated}
      onSubmit={submit}
      onChange={onChange}
    >
      {children}
    </form>
  );
}

interface FormGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, below a short heading. */
export function FormGroup({ title, children }: FormGroupProps) {
  const titleId = useId();
  return (
    // A fieldset would draw its title into the border.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <section className={classes.group} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.groupTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
