import type { ReactNode } from 'react';
import { useHydrated } from '../loading/hydrated.ts';
import { SectionBand } from '../section/SectionBand.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { useIsEmbedded } from '../window/embedded.ts';
import classes from './FormPage.module.css';

interface FormPageProps {
  readonly title: string;
  /** One sentence on what the calculator does. Not shown beside a result. */
  readonly lead: string | undefined;
  /** Leads to the last result, where the tab has one. */
  readonly lastResult?: ReactNode;
  readonly children: ReactNode;
}

/** The beginning of a page with a form, before the form or its result. */
export function FormPage({ title, lead, lastResult, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      <SectionBand>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {lastResult}
        <NeedsScript />
      </SectionBand>
      {children}
    </div>
  );
}

/**
 * Says that a form needs JavaScript, if it is switched off or if build/pages/boot.js finds that it failed
 * to load. Hidden once the form takes input.
 */
function NeedsScript() {
  const { t } = useTranslation('frame');
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  const words = t('needsScript');
  return (
    <noscript data-words={words}>
      <p role="alert">{words}</p>
    </noscript>
  );
}

interface FormViewProps {
  readonly form: ReactNode;
  readonly how: ReactNode;
  readonly questions: ReactNode;
}

/** The form, and below it what there is to read about it. A frame of another site has the form alone. */
export function FormView({ form, how, questions }: FormViewProps) {
  if (useIsEmbedded()) return form;
  return (
    <div className={classes.formView}>
      {form}
      <aside>{how}</aside>
      <div className={classes.questions}>{questions}</div>
    </div>
  );
}
