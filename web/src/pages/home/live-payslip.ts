import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Payslip } from 'virtual:example';
import { netSalaryForm } from '../../calculators/net-salary/form.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { CallFailed, postJson } from '../../shared/api-client.ts';
import { useToday } from '../../shared/use-today.ts';
import { payslipOf } from './payslip.ts';

/** Shorter than a pause for thought, longer than the time between two digits. */
const pauseMilliseconds = 200;

/** The payslip of a salary while it is typed: the calculator's own form reads it, and the API computes it. */
export function useLivePayslip(example: Payslip) {
  const format = useFormat();
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [payslip, setPayslip] = useState<Payslip>();
  const [failure, setFailure] = useState<Exclude<CallFailed['reason'], 'cancelled'>>();
  const running = useRef<AbortController>(undefined);

  const grossSalary = typed ?? format.amount(example.gross);
  const { request, problems } = netSalaryForm.check({
    ...netSalaryForm.firstEntries({ today, format }),
    grossSalary,
  });
  const body = typed === undefined || request === undefined ? undefined : JSON.stringify(request);

  const ask = useCallback(async (asked: string) => {
    const call = new AbortController();
    running.current = call;
    try {
      const entries: object = JSON.parse(asked);
      const { monthlySalary } = await postJson<NetSalaryResult>(netSalaryForm.path, entries, call);
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
    problem: isLeft ? problems.get('grossSalary') : undefined,
    failure: body === undefined ? undefined : failure,
    enter: (text: string) => {
      setTyped(text);
      setLeft(false);
    },
    leave: () => setLeft(true),
    tryAgain: () => {
      if (body !== undefined) void ask(body);
    },
  };
}
