import type { Random } from './random.test-support.ts';

/** How a program writes numbers. */
export interface NumberStyle {
  readonly mark: ',' | '.';
  /** Between thousands. */
  readonly group: string;
  readonly unit: '' | 'EUR' | '€';
  readonly minus: 'none' | 'before' | 'after';
}

export function numberStyle(random: Random, fixed: Partial<NumberStyle> = {}): NumberStyle {
  const mark = fixed.mark ?? random.oneOf([',', '.']);
  const groups =
    mark === ',' ? (['', ' ', '\u00A0', '.', "'"] as const) : (['', ' ', ',', "'"] as const);
  return {
    mark,
    group: random.oneOf(groups),
    unit: random.oneOf(['', '', '', 'EUR', '€']),
    minus: random.oneOf(['none', 'none', 'before', 'after']),
    ...fixed,
  };
}

export function writeNumber(value: number, decimals: number, { mark, group }: NumberStyle): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return rest === undefined ? grouped : `${grouped}${mark}${rest}`;
}

export function writeMoney(value: number, style: NumberStyle, isTakenOff = false): string {
  const figure = writeNumber(value, 2, style);
  const signed =
    !isTakenOff || style.minus === 'none'
      ? figure
      : style.minus === 'before'
        ? `-${figure}`
        : `${figure}-`;
  return style.unit === '' ? signed : `${signed} ${style.unit}`;
}
