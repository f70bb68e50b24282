import { type SlipLine, slipLines } from '@suen/engine/calculators/payslip-check/input';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { Field } from '../../../shared/form/controls/Field.tsx';
import { SelectBox } from '../../../shared/form/controls/SelectBox.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useLineWords } from '../words.ts';
import {
  confirmedFigures,
  factIds,
  offeredLines,
  uniqueDoubtful,
  type Choices,
  type FactId,
} from './confirmed-figures.ts';
import type { FoundInPayslip } from './lines.ts';
import classes from './FoundFigures.module.css';

interface FoundFiguresProps {
  readonly found: FoundInPayslip;
  readonly onUse: (found: FoundInPayslip) => void;
  readonly onDiscard: () => void;
}

const classNames = { 1: '1', 2: '1a', 3: '2' } as const;

/** All that was read from a payslip, for the reader to confirm. */
export function FoundFigures({ found, onUse, onDiscard }: FoundFiguresProps) {
  const { t } = useTranslation('file');
  const { monthName } = useRulePeriodNames();
  const format = useFormat();
  const lineName = useLineName();
  const [choices, setChoices] = useState<Choices>({ left: new Set(), lines: new Map() });
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const confirmed = confirmedFigures(found, choices);
  const doubtful = uniqueDoubtful(found);
  const tick = (id: SlipLine | FactId, isTicked: boolean) => {
    const left = new Set(choices.left);
    if (isTicked) left.delete(id);
    else left.add(id);
    setChoices({ ...choices, left });
  };
  const assign = (index: number, line: SlipLine | 'none') => {
    const lines = new Map(choices.lines);
    if (line === 'none') lines.delete(index);
    else lines.set(index, line);
    setChoices({ ...choices, lines });
  };
  const writtenFact = (id: FactId) => {
    const { payMonth, taxClass, weeklyHours } = found;
    if (id === 'payMonth' && payMonth !== undefined) {
      const [year = '', month] = payMonth.split('-');
      return `${monthName(Number(month))} ${year}`;
    }
    if (id === 'taxClass' && taxClass !== undefined) return classNames[taxClass];
    return id === 'weeklyHours' && weeklyHours !== undefined
      ? format.number(weeklyHours)
      : undefined;
  };

  return (
    <section aria-labelledby={titleId} className={classes.found}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={classes.title}>
        {t('found.title')}
      </h2>
      <p>{t('found.lead')}</p>
      <ul className={classes.list}>
        {factIds.map((id) => {
          const value = writtenFact(id);
          if (value === undefined) return null;
          return (
            <TickedRow
              key={id}
              name={t(`found.${id}`)}
              value={value}
              isTicked={!choices.left.has(id)}
              onTick={(isTicked) => tick(id, isTicked)}
            />
          );
        })}
        {slipLines.map((line) => {
          const figure = found.lines[line];
          if (figure === undefined) return null;
          return (
            <TickedRow
              key={line}
              name={lineName(line)}
              printed={t('found.printedAs', { label: figure.label })}
              value={<Amount value={figure.amount} hasCurrency />}
              isTicked={!choices.left.has(line)}
              onTick={(isTicked) => tick(line, isTicked)}
            />
          );
        })}
      </ul>
      {doubtful.length > 0 && (
        <fieldset className={classes.doubtful}>
          <legend className={classes.legend}>{t('found.doubtful')}</legend>
          <p>{t('found.doubtfulLead')}</p>
          {doubtful.map(({ label, amount }, index) => (
            <Field
              key={`${label} ${amount}`}
              label={t('found.lineOf', { label, amount: format.euros(amount) })}
            >
              {(control) => (
                <SelectBox<SlipLine | 'none'>
                  control={control}
                  name={`doubtful${index}`}
                  value={choices.lines.get(index) ?? 'none'}
                  options={[
                    { value: 'none', label: t('found.leaveOut') },
                    ...offeredLines(found, choices, index).map((line) => ({
                      value: line,
                      label: lineName(line),
                    })),
                  ]}
                  onChange={(line) => assign(index, line)}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <div className={classes.actions}>
        <Button
          look="filled"
          disabled={confirmed.count === 0}
          onClick={() => onUse(confirmed.found)}
        >
          {confirmed.count === 0 ? t('found.useNone') : t('found.use', { count: confirmed.count })}
        </Button>
        <Button look="text" onClick={onDiscard}>
          {t('found.discard')}
        </Button>
      </div>
    </section>
  );
}

interface TickedRowProps {
  readonly name: string;
  /** As the payslip has it. */
  readonly printed?: string;
  readonly value: ReactNode;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function TickedRow({ name, printed, value, isTicked, onTick }: TickedRowProps) {
  const id = useId();
  return (
    <li>
      <label className={classes.row}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-labelledby={`${id}-name ${id}-value`}
          aria-describedby={printed === undefined ? undefined : `${id}-printed`}
          className={classes.tick}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span className={classes.words}>
          <span id={`${id}-name`}>{name}</span>
          {printed !== undefined && (
            <span id={`${id}-printed`} className={classes.printed}>
              {printed}
            </span>
          )}
        </span>
        <span id={`${id}-value`} className={classes.value}>
          {value}
        </span>
      </label>
    </li>
  );
}

/** A line by its name, with the French word of payslips in brackets. */
function useLineName(): (line: SlipLine) => string {
  const { nameOf, termOf } = useLineWords();
  return (line) => {
    const term = termOf(line);
    return term === undefined ? nameOf(line) : `${nameOf(line)} (${term})`;
  };
}
