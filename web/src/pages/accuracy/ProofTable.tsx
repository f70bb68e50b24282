import type { ProofGroup } from 'virtual:accuracy';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useKindNames } from './kind-names.ts';
import { Source } from './Source.tsx';
import classes from './accuracy.module.css';

interface ProofTableProps {
  /** Names the table for screen readers. */
  readonly title: string;
  /** The head of the counts: rows or examples. */
  readonly countHead: string;
  readonly groups: readonly ProofGroup[];
}

/** Published figures by kind, year, tax class and source, with the number of matches. */
export function ProofTable({ title, countHead, groups }: ProofTableProps) {
  const { t } = useTranslation('accuracy');
  const kindName = useKindNames();
  const kinds = [...new Set(groups.map(({ kind }) => kind))];
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('heads.year')}</th>
          <th scope="col">{t('heads.source')}</th>
          <th scope="col" className={classes.count}>
            {countHead}
          </th>
        </tr>
      </thead>
      {kinds.map((kind) => (
        <tbody key={kind}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={classes.kind}>
              {kindName(kind)}
            </th>
          </tr>
          {groups
            .filter((group) => group.kind === kind)
            .map((group) => (
              <tr key={`${group.year} ${group.taxClass} ${group.publisher} ${group.url}`}>
                <th scope="row">
                  {group.year ?? t('anyYear')}
                  {group.taxClass !== null && t('taxClass', { taxClass: group.taxClass })}
                </th>
                <td className={classes.source}>
                  <Source {...group} />
                </td>
                <td className={classes.count}>
                  {t('count', { reproduced: group.reproduced, rows: group.rows })}
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
