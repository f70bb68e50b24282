import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { salaryCall, type Example, type Payslips } from 'virtual:example';
import { parseAmount } from '../../shared/amount/parse-amount.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { CallFailed, postCalculation } from '../../shared/api-client.ts';
import { readAmount, required } from '../../shared/form/definition/read-entry.ts';
import { doubtedPeriod } from '../../subjects/salary/doubted-period.ts';
import type { SalaryPeriod, TaxClass } from '../../subjects/salary/salary-entries.ts';
import { payslipOf } from './payslip.ts';

const { path, maximum, minimums } = salaryCall;

/** Shorter than a pause for thought, longer than the time between two digits. */
const pauseMs = 200;

/** How long nobody types before an entry is called wrong: "650" is on its way to "6500". */
const doubtMs = 700;

/** What is typed, what it comes to, and what changes it. */
export type LivePayslip = ReturnType<typeof useLivePayslip>;

/** The payslip of a salary while it is typed, read as the calculator's form reads it and computed by the same call. */
export function useLivePayslip(example: Example) {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const [period, setPeriod] = useState<SalaryPeriod>('monthly');
  const [taxClass, setTaxClass] = useState<TaxClass>(example.taxClass);
  const [isSettled, setSettled] = useState(false);
  const [answer, setAnswer] = useState<Payslips>();
  const [failure, setFailure] = useState<Exclude<CallFailed['reason'], 'cancelled'>>();
  const running = useRef<AbortController>(undefined);

  const grossSalary = typed ?? format.amount(example[period].gross);
  const reading = required(readAmount(grossSalary, { minimum: minimums[period], maximum }));
  const isRefused = 'error' in reading;
  const isExample = typed === undefined && taxClass === example.taxClass;
  const body =
    isExample || isRefused
      ? undefined
      : JSON.stringify({
          grossSalary: reading.value,
          salaryPeriod: period,
          taxClass,
          payMonth: example.payMonth,
        });

  const ask = useCallback(async (asked: string) => {
    const call = new AbortController();
    running.current = call;
    try {
      const entries: object = JSON.parse(asked);
      const { monthlySalary, annualSalary } = await postCalculation<NetSalaryResult>(
        path,
        entries,
        call,
      );
      setAnswer({ monthly: payslipOf(monthlySalary), annual: payslipOf(annualSalary) });
      setFailure(undefined);
    } catch (error) {
      const { reason } = error instanceof CallFailed ? error : new CallFailed('failed');
      if (reason !== 'cancelled') setFailure(reason);
    }
  }, []);
  useEffect(() => {
    if (body === undefined) return undefined;
    const timer = setTimeout(() => void ask(body), pauseMs);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [body, ask]);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => setSettled(true), doubtMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const parsed = parseAmount(grossSalary);
  const amount = parsed.kind === 'amount' ? parsed.value : undefined;
  return {
    grossSalary,
    period,
    taxClass,
    amount,
    /** Undefined for an entry that has no payslip. */
    payslip: isRefused ? undefined : ((isExample ? example : answer) ?? example)[period],
    isAnswered: answer !== undefined && !isExample && !isRefused,
    /** The other period's, for the line below the figure. */
    otherPayslip: isRefused
      ? undefined
      : ((isExample ? example : answer) ?? example)[period === 'monthly' ? 'annual' : 'monthly'],
    /** What is wrong with the entry, once nobody types. */
    error: isSettled && isRefused ? reading.error : undefined,
    /** The period that was perhaps meant. */
    meantPeriod:
      isSettled && amount !== undefined ? doubtedPeriod(amount, period, minimums) : undefined,
    failure: body === undefined ? undefined : failure,
    enter: (text: string) => {
      setTyped(text);
      setSettled(false);
    },
    leave: () => {
      if (typed !== undefined && amount !== undefined) setTyped(format.amount(amount));
      setSettled(true);
    },
    setPeriod,
    setTaxClass,
    tryAgain: () => {
      if (body !== undefined) void ask(body);
    },
  };
}
