import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { calculators } from '../../calculators/calculators.ts';
import { Button } from '../../shared/button/Button.tsx';
import {
  useComparableResult,
  type NotComparable,
} from '../../shared/comparison/comparable-result.ts';
import { offerEntries } from '../../shared/form/state/offered-entries.ts';
import { iconOf } from '../../shared/icon-of.ts';
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

const IconColumns2 = iconOf('columns-2');
const IconTrash = iconOf('trash');

const dayFormat = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/**
 * What the reader keeps on this device: opens it, holds it against the result on the page, deletes one or all, and
 * takes a deletion back.
 */
export function MyCalculations() {
  const { t } = useTranslation('kept-calculations');
  const kept = useSyncExternalStore(subscribeToKept, readKept, nothingRead);
  const [deleted, setDeleted] = useState<readonly KeptCalculation[]>([]);
  const [notCompared, setNotCompared] = useState<NotCompared>();
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
            <CompareWithKept calculation={calculation} onRefused={setNotCompared} />
            <button
              type="button"
              className={`${classes.small} ${classes.delete}`}
              aria-label={t('delete', { name: calculation.name })}
              onClick={() => remove([calculation])}
            >
              <IconTrash aria-hidden="true" size={20} stroke={1.75} />
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className={classes.note}>
        {notCompared !== undefined && t(`notCompared.${notCompared.reason}`, notCompared)}
      </div>
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

interface NotCompared {
  readonly name: string;
  readonly reason: NotComparable;
}

interface CompareWithKeptProps {
  readonly calculation: KeptCalculation;
  readonly onRefused: (refusal: NotCompared) => void;
}

/** Where a result of the same calculator is on the page: puts the entries beside it. */
function CompareWithKept({ calculation, onRefused }: CompareWithKeptProps) {
  const { t } = useTranslation('kept-calculations');
  const result = useComparableResult();
  const { name, calculator, link } = calculation;
  if (result?.calculator !== calculator) return null;
  const compare = (event: MouseEvent<HTMLElement>) => {
    const reason = result.compareWith(link, name);
    if (reason !== undefined) onRefused({ name, reason });
    // The column takes the focus as soon as the menu is out of its way.
    else event.currentTarget.closest('dialog')?.close();
  };
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={t('compare', { name })}
      onClick={compare}
    >
      <IconColumns2 aria-hidden="true" size={20} stroke={1.75} />
    </button>
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
