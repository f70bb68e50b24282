import { useId, useState } from 'react';
import { HowComputed } from '../../explanation/HowComputed.tsx';
import { iconOf } from '../../icon-of.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { sourcesOf, type Figure } from './figure.ts';
import { LineName } from './LineName.tsx';
import classes from './FigureTable.module.css';

const IconChevronRight = iconOf('chevron-right');

interface FigureRowProps {
  readonly figure: Figure;
  /** Keeps the swatch's place, so that names stand below each other. */
  readonly hasSwatch: boolean;
}

/** A figure with its name, and below it, once opened, how it is computed. */
export function FigureRow({ figure, hasSwatch }: FigureRowProps) {
  const { t } = useTranslation('shared');
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const sources = sourcesOf(figure.citedOnPaper ?? figure.steps);

  return (
    <>
      <tr
        className={figure.isTotal === true ? classes.total : undefined}
        data-part={figure.isPart === true || undefined}
        data-absent={figure.isAbsent === true || undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a heading, whose words follow */}
        <th scope="row" data-name={figure.name}>
          <LineName hasSwatch={hasSwatch} colour={figure.colour}>
            {figure.steps.length === 0 ? (
              figure.name
            ) : (
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={isOpen}
                aria-controls={isOpen ? detailId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                {figure.name}
                <span className={classes.mark}>
                  <IconChevronRight
                    aria-hidden="true"
                    size={18}
                    stroke={1.75}
                    className={classes.chevron}
                  />
                </span>
                <VisuallyHidden>. {t('breakdown.howComputed')}</VisuallyHidden>
              </button>
            )}
            {figure.officialTerm !== undefined && (
              <span className={classes.term}>{figure.officialTerm}</span>
            )}
            {figure.note !== undefined && <span className={classes.note}>{figure.note}</span>}
            {sources.length > 0 && (
              <span className={classes.printedSources}>
                {sources.map(({ text }) => text).join(' · ')}
              </span>
            )}
          </LineName>
        </th>
        {figure.values.map((value, column) => (
          // A row has one value per column, and columns never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={column} className={classes.value}>
            {value}
          </td>
        ))}
      </tr>
      {isOpen && figure.steps.length > 0 && (
        <tr>
          <td
            colSpan={1 + figure.values.length}
            id={detailId}
            className={classes.detail}
            data-indented={hasSwatch}
          >
            <HowComputed steps={figure.steps} answers={figure.answers} />
          </td>
        </tr>
      )}
    </>
  );
}
