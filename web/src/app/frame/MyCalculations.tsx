import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { calculators } from '../../calculators/calculators.ts';
import { Button } from '../../shared/button/Button.tsx';
import { offerEntries } from '../../shared/form/offered-entries.ts';
import {
  changeKept,
  deleteAllKept,
  nothingRead,
  readKept,
  subscribeToKept,
  type KeptCalculation,
} from '../../shared/kept-calculations/kept-calculations.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import classes from './MyCalculations.module.css';

const dayFormat = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** What the reader keeps on this device: opens it, deletes one or all, and takes a deletion back. */
export function MyCalculations() {
  const { t } = useTranslation('kept-calculations');
  const kept = useSyncExternalStore(subscribeToKept, readKept, nothingRead);
  const [deleted, setDeleted] = useState<readonly KeptCalculation[]>([]);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with what it deleted.
  useEffect(() => {
    if (deleted.length > 0) undo.current?.focus();
  }, [deleted]);

  if (kept.kind !== 'list') {
    return (
      <div className={classes.parts}>
        <p className={classes.note}>{t(`refused.${kept.kind}`)}</p>
        {kept.kind !== 'blocked' && (
          <Button onClick={() => deleteAllKept()}>{t('deleteAll')}</Button>
        )}
      </div>
    );
  }
  const { calculations, others } = kept;
  const remove = (gone: readonly KeptCalculation[]) => {
    if (changeKept((list) => list.filter((each) => !gone.includes(each))) === undefined) {
      setDeleted(gone);
    }
  };
  const takeBack = () => {
    if (changeKept((list) => [...list, ...deleted]) === undefined) setDeleted([]);
  };

  return (
    <div className={classes.parts}>
      {calculations.length === 0 && <p className={classes.note}>{t('none')}</p>}
      <ul className={classes.list}>
        {calculations.map((calculation) => (
          <li key={calculation.id} className={classes.item}>
            <KeptLink calculation={calculation} />
            <button
              type="button"
              className={classes.delete}
              aria-label={t('delete', { name: calculation.name })}
              onClick={() => remove([calculation])}
            >
              <IconTrash aria-hidden="true" size={20} stroke={1.75} />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className={classes.note}>{t('someDamaged')}</p>}
      {calculations.length > 1 && (
        <Button onClick={() => remove(calculations)}>{t('deleteAll')}</Button>
      )}
      <div aria-live="polite" className={classes.note}>
        {deleted.length > 0 && (
          <>
            {t('deleted', { count: deleted.length })}{' '}
            <Button ref={undo} look="text" onClick={takeBack}>
              {t('undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Leads to the form with the entries. A calculator that there is no more has its name only. */
function KeptLink({ calculation }: { readonly calculation: KeptCalculation }) {
  const { name, calculator: id, keptOn, link } = calculation;
  const { t } = useTranslation('kept-calculations');
  const { t: card } = useTranslation('cards');
  const language = useLanguage();
  const calculator = calculators.find((each) => each.id === id);
  const day = new Date(keptOn);
  const date = Number.isNaN(day.getTime())
    ? keptOn
    : new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, dayFormat).format(day);
  const note = (what: string) => <span className={classes.note}>{`${what} · ${date}`}</span>;
  if (calculator === undefined) {
    return (
      <span className={classes.words}>
        {name}
        {note(t('unknownCalculator'))}
      </span>
    );
  }
  return (
    <PageLink
      className={classes.words}
      to={calculator.path}
      onClick={() => offerEntries(id, { source: { kind: 'kept', name }, entries: link })}
    >
      {name}
      {note(card(`${calculator.id}.name`))}
    </PageLink>
  );
}
