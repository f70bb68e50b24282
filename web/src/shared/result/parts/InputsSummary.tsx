import { Button } from '../../button/Button.tsx';
import { iconOf } from '../../icon-of.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { FoldedPart } from './FoldedPart.tsx';
import classes from './InputsSummary.module.css';

const IconPencil = iconOf('pencil');

/** An entry as the result's reader should see it; `name` is its field in the form. */
interface SummarisedEntry<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
}

interface InputsSummaryProps<Name extends string> {
  readonly entries: readonly SummarisedEntry<Name>[];
  /** Leads back to a field. */
  readonly onChange: (name: Name) => void;
}

/** What the result was computed from, each with a way to change it. */
export function InputsSummary<Name extends string>(props: InputsSummaryProps<Name>) {
  const { entries, onChange } = props;
  const { t } = useTranslation('shared');
  return (
    <FoldedPart title={t('summary.title')} inBrief={t('summary.count', { count: entries.length })}>
      <dl className={classes.entries} data-entries={t('summary.title')}>
        {entries.map(({ name, label, value }) => (
          <div key={name} className={classes.entry}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd>
              <Button look="text" className={classes.change} onClick={() => onChange(name)}>
                <IconPencil aria-hidden="true" size={16} stroke={1.75} />
                <VisuallyHidden>{t('summary.changeEntry', { label })}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </FoldedPart>
  );
}
