import type { Operand } from '../explanation/step.ts';
import { exactToEuros, type Exact } from '../money/exact.ts';
import { asNumber, inPercent, type Rate } from '../money/rate.ts';
import { Quantity, type Formula, type FormulaOperation } from './quantity.ts';

/** An amount as a step shows it: money in euros, rates in percent. */
export function shownAmount({ amount, kind, unit }: Formula): number {
  switch (kind) {
    case 'cents':
      return Number(amount) / 100;
    case 'exact':
      return exactToEuros(amount as Exact);
    case 'rate':
      return unit === 'percent' ? inPercent(amount as Rate) : asNumber(amount as Rate);
    case 'binary':
      return Number(amount);
  }
}

type Operator = Operand['operator'];
type Sign = '+' | '-';

/** A quantity as an operand of a step. */
function operandOf(quantity: Quantity, operator: Operator): Operand {
  const { id, unit } = quantity;
  return { id, unit, value: shownAmount(quantity), operator };
}

/** A factor of a term, with its operator. */
interface Factor {
  readonly factor: Formula;
  readonly operator: '×' | '÷';
  readonly next: Factor | null;
}

/** The operands of a formula in order. A product of a sum is written term by term, because steps have no brackets. */
export function operandsOf(formula: Formula): readonly Operand[] {
  const [first, second, third] = formula.operands;
  // Most steps have one or two operands. A list of fixed length needs a third of the memory of a growing list.
  if (first instanceof Quantity && third === undefined) {
    if (second === undefined) return [operandOf(first, '+')];
    if (second instanceof Quantity) {
      return [operandOf(first, '+'), operandOf(second, operatorOf(formula.operation))];
    }
  }
  const operands: Operand[] = [];
  writeFormula(formula, '+', null, operands);
  return operands;
}

function operatorOf(operation: FormulaOperation): Operator {
  if (operation === 'times') return '×';
  if (operation === 'over') return '÷';
  return operation === 'minus' ? '-' : '+';
}

function writeFormula(
  { operation, operands }: Formula,
  sign: Sign,
  factors: Factor | null,
  into: Operand[],
): void {
  const [first, second] = operands;
  if (first === undefined) return;
  if ((operation === 'times' || operation === 'over') && second !== undefined) {
    const operator = operation === 'times' ? '×' : '÷';
    writeTerm(first, sign, { factor: second, operator, next: factors }, into);
    return;
  }
  writeTerm(first, sign, factors, into);
  const others = operation === 'minus' ? opposite(sign) : sign;
  for (let index = 1; index < operands.length; index += 1) {
    writeTerm(operands[index] ?? first, others, factors, into);
  }
}

function writeTerm(term: Formula, sign: Sign, factors: Factor | null, into: Operand[]): void {
  if (!(term instanceof Quantity)) {
    writeFormula(term, sign, factors, into);
    return;
  }
  into.push(operandOf(term, sign));
  for (let each = factors; each !== null; each = each.next) {
    if (each.factor instanceof Quantity) into.push(operandOf(each.factor, each.operator));
  }
}

function opposite(sign: Sign): Sign {
  return sign === '+' ? '-' : '+';
}
