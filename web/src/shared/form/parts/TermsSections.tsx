import { useTranslation } from '../../translation/use-translation.ts';
import classes from './TermsSections.module.css';

const sections = ['disclaimer', 'noWarranties', 'responsibility', 'liability', 'changes'] as const;

interface TermsSectionsProps {
  /** The level of the headings. */
  readonly heading: 'h2' | 'h3';
}

/** The terms of use of the calculators, without their title: in the dialog of every form and on a page of their own. */
export function TermsSections({ heading: Heading }: TermsSectionsProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.sections}>
      {sections.map((section) => (
        <section key={section}>
          <Heading>{t(`terms.${section}.title`)}</Heading>
          <p>{t(`terms.${section}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
