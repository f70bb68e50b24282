import type { ReactNode } from 'react';
import { NeedsScript } from '../form/NeedsScript.tsx';
import classes from './CalculatorPage.module.css';

interface CalculatorPageProps {
  readonly title: string;
  /** One sentence that says what the reader gets; needless beside a result. */
  readonly lead: string | undefined;
  readonly children: ReactNode;
}

/** What every calculator's page begins with; the form or the result follows. */
export function CalculatorPage({ title, lead, children }: CalculatorPageProps) {
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
