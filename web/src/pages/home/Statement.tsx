import type { CSSProperties } from 'react';
import { Amount } from '../../shared/amount/Amount.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { example } from './example.ts';
import classes from './Statement.module.css';

/** A payslip as the net salary calculator would show it. */
export function Statement() {
  const { t } = useTranslation('home');
  const parts = [{ id: 'net', amount: example.net } as const, ...example.deductions];
  return (
    <figure className={classes.statement}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{t('example.title')}</span>
        <span className={classes.facts}>{t('example.facts')}</span>
      </figcaption>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span className={classes.part} key={id} style={{ flexGrow: amount, ...colourOf(id) }} />
        ))}
      </div>
      <table className={classes.lines}>
        <tbody>
          <tr>
            <th scope="row">{t('example.gross')}</th>
            <td>
              <Amount value={example.gross} />
            </td>
          </tr>
          {example.deductions.map(({ id, amount }) => (
            <tr key={id}>
              <th scope="row">
                <span className={classes.name}>
                  <span className={classes.swatch} style={colourOf(id)} />
                  {t(`example.${id}`)}
                </span>
              </th>
              <td>
                <Amount value={-amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className={classes.name}>
                <span className={classes.swatch} style={colourOf('net')} />
                {t('example.net')}
              </span>
            </th>
            <td>
              <Amount value={example.net} />
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

function colourOf(id: string): CSSProperties {
  return { backgroundColor: `var(--suen-${id})` };
}
