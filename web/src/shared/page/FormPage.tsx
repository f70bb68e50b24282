import type { ReactNode } from 'react';
import { NeedsScript } from '../form/NeedsScript.tsx';
import classes from './FormPage.module.css';

interface FormPageProps {
  readonly title: string;
  /** One sentence on what the calculator does. Not shown beside a result. */
  readonly lead: string | undefined;
  readonly children: ReactNode;
}

/** The beginning of a page with a form, before the form or its result. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        <NeedsScript />
      </header>
      {children}
    </div>
  );
}

interface FormViewProps {
  readonly form: ReactNode;
  readonly how: ReactNode;
  readonly questions: ReactNode;
}

/** The form with what there is to read about it: beside it on wide screens, else below. */
export function FormView({ form, how, questions }: FormViewProps) {
  return (
    <div className={classes.formView}>
      {form}
      <aside className={classes.how}>{how}</aside>
      <div className={classes.questions}>{questions}</div>
    </div>
  );
}
