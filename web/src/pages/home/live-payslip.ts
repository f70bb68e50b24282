import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { salaryCall, type ExamplePayslip, type Payslip } from 'virtual:example';
import { useFormat } from '../../shared/amount/use-format.ts';
import { parseAmount } from '../../shared/amount/parse-amount.ts';
import { CallFailed, postJson } from '../../shared/api-client.ts';
import { readAmount, required } from '../../shared/form/read-entry.ts';
import { payslipOf } from './payslip.ts';

const { path, taxClass, minimum, maximum } = salaryCall;

/** Shorter than a pause for thought, longer than the time between two digits. */
const pauseMilliseconds = 200;

/** The payslip of a salary while it is typed, read as the calculator's form reads it and computed by the same call. */
export function useLivePayslip(example: ExamplePayslip) {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [payslip, setPayslip] = useState<Payslip>();
  const [failure, setFailure] = useState<Exclude<CallFailed['reason'], 'cancelled'>>();
  const running = useRef<AbortController>(undefined);

  const grossSalary = typed ?? format.amount(example.gross);
  const reading = required(readAmount(grossSalary, { minimum, maximum }));
  const body =
    typed === undefined || 'problem' in reading
      ? undefined
      : JSON.stringify({ grossSalary: reading.value, taxClass, payMonth: example.payMonth });

  const ask = useCallback(async (asked: string) => {
    const call = new AbortController();
    running.current = call;
    try {
      const entries: object = JSON.parse(asked);
      const { monthlySalary } = await postJson<NetSalaryResult>(path, entries, call);
      setPayslip(payslipOf(monthlySalary));
      setFailure(undefined);
    } catch (error) {
      const { reason } = error instanceof CallFailed ? error : new CallFailed('failed');
      if (reason !== 'cancelled') setFailure(reason);
    }
  }, []);
  useEffect(() => {
    if (body === undefined) return undefined;
    const timer = setTimeout(() => void ask(body), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [body, ask]);

  return {
    grossSalary,
    /** What an answer has been given to, or the example. */
    payslip: payslip ?? example,
    isAnswered: payslip !== undefined,
    /** What is wrong with the entry, once it has been left. */
    problem: isLeft && 'problem' in reading ? reading.problem : undefined,
    failure: body === undefined ? undefined : failure,
    enter: (text: string) => {
      setTyped(text);
      setLeft(false);
    },
    leave: () => {
      const parsed = parseAmount(grossSalary);
      if (typed !== undefined && parsed.kind === 'amount') setTyped(format.amount(parsed.value));
      setLeft(true);
    },
    tryAgain: () => {
      if (body !== undefined) void ask(body);
    },
  };
}
