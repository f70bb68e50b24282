import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '../amount/use-format.ts';
import { rowsOnPage } from '../download/rows-on-page.ts';
import { saveFile } from '../download/save-file.ts';
import { writeCsv, type CsvCell } from '../download/write-csv.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useShownResult } from './shown-result.ts';

interface ResultDownloadProps {
  readonly onDone: () => void;
}

/**
 * Hands all figures of a result over as a file for a spreadsheet; made here, so that nothing is sent for it. A tab that is
 * not open is not on the page, so a copy that nobody sees has both periods.
 */
export function ResultDownload({ onDone }: ResultDownloadProps) {
  const { title, copies } = useShownResult();
  const { t } = useTranslation('sharing', { keyPrefix: 'download' });
  const format = useFormat();
  const [copy] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const name = title.replaceAll('\u00AD', '');
    const rows: (readonly CsvCell[])[] = [[name], [t('inEuros')]];
    for (const group of rowsOnPage([document.querySelector('main') ?? document.body, copy])) {
      if (group.title !== '') rows.push([], [group.title]);
      rows.push(...group.rows);
    }
    saveFile(`${name}.csv`, 'text/csv', writeCsv(rows, format));
    onDone();
    // Once, when it is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return createPortal(copies, copy);
}
