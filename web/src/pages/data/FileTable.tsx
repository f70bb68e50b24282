import { dataFiles, type DataFile } from 'virtual:data-files';
import { useFormat } from '../../shared/amount/use-format.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './FileTable.module.css';

const bytesInKilobyte = 1000;

/** The files of one kind: what each is, how long and how large, and the sum by which a copy is checked. */
export function FileTable({ id }: Pick<DataFile, 'id'>) {
  const { t } = useTranslation('data', { keyPrefix: 'files' });
  const format = useFormat();
  const title = t(`name.${id}`);
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <p className={classes.about}>{t(`about.${id}`)}</p>
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('file')}</th>
            <th scope="col" className={classes.number}>
              {t('rows')}
            </th>
            <th scope="col" className={classes.number}>
              {t('size')}
            </th>
          </tr>
        </thead>
        {dataFiles
          .filter((file) => file.id === id)
          .map(({ path, year, rows, bytes, sha256 }) => (
            <tbody key={path}>
              <tr>
                <th scope="row">
                  <a href={path} download>
                    {year ?? path.split('.').at(-1)?.toUpperCase()}
                  </a>
                </th>
                <td className={classes.number}>{format.number(rows)}</td>
                <td className={classes.number}>
                  {t('kilobytes', { count: format.number(Math.ceil(bytes / bytesInKilobyte)) })}
                </td>
              </tr>
              <tr>
                <td colSpan={3} className={classes.sum} translate="no">
                  SHA-256 {sha256}
                </td>
              </tr>
            </tbody>
          ))}
      </table>
    </div>
  );
}
