import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../amount/Amount.tsx';
import { HowComputed } from '../explanation/how-computed.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './BreakdownTable.module.css';
import { sourcesOf, type BreakdownLine } from './breakdown-line.ts';

/** A line of a breakdown, and below it, once opened, how it is computed. */
export function BreakdownRow({ line }: { readonly line: BreakdownLine }) {
  const { t } = useTranslation('shared');
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const sources = sourcesOf(line.steps);

  return (
    <>
      <tr className={line.isTotal === true ? classes.total : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a heading, whose words follow */}
        <th scope="row">
          <span className={classes.nameRow}>
            <span className={classes.swatch} style={{ backgroundColor: line.colour }} />
            <span>
              {line.steps.length === 0 ? (
                line.name
              ) : (
                <button
                  type="button"
                  className={classes.toggle}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? detailId : undefined}
                  onClick={() => setOpen(!isOpen)}
                >
                  <span>
                    {line.name}
                    <VisuallyHidden>. {t('breakdown.howComputed')}</VisuallyHidden>
                  </span>
                  <IconChevronRight
                    aria-hidden="true"
                    size={18}
                    stroke={1.75}
                    className={classes.chevron}
                  />
                </button>
              )}
              {line.payslipTerm !== undefined && (
                <span className={classes.term}>{line.payslipTerm}</span>
              )}
              {line.note !== undefined && <span className={classes.note}>{line.note}</span>}
              {sources.length > 0 && (
                <span className={classes.printedSources}>
                  {sources.map(({ text }) => text).join(' · ')}
                </span>
              )}
            </span>
          </span>
        </th>
        <td className={classes.amount}>
          <Amount value={line.amount} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2} id={detailId} className={classes.detail}>
            <HowComputed steps={line.steps} />
          </td>
        </tr>
      )}
    </>
  );
}
