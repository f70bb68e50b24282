import { netSalaryCall } from '@suen/engine/calculators/net-salary/input';
import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { minimumGrossSalary } from '@suen/engine/inputs';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Payslip } from 'virtual:example';
import { useFormat } from '../../shared/amount/use-format.ts';
import { CallFailed, postJson } from '../../shared/api-client.ts';
import { defineForm } from '../../shared/form/define-form.ts';
import { choice } from '../../shared/form/fields.ts';
import { payMonthField } from '../../shared/rule-period/period-fields.ts';
import { salaryField, type TaxClass } from '../../shared/salary/salary-entries.ts';
import { useToday } from '../../shared/use-today.ts';
import { payslipOf } from './payslip.ts';

/** Shorter than a pause for thought, longer than the time between two digits. */
const pauseMilliseconds = 200;

/** An employee in class 1 who works full time, under today's law. */
const form = defineForm(
  netSalaryCall,
  {
    grossSalary: salaryField(true),
    taxClass: choice<TaxClass>(1),
    payMonth: payMonthField,
  },
  {
    dependent: {
      grossSalary: { dependsOn: [], limits: () => ({ minimum: minimumGrossSalary('monthly') }) },
    },
  },
);

/** The payslip of a salary while it is typed: read as the calculator's form reads it, and computed by the same call. */
export function useLivePayslip(example: Payslip) {
  const format = useFormat();
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [payslip, setPayslip] = useState<Payslip>();
  const [failure, setFailure] = useState<Exclude<CallFailed['reason'], 'cancelled'>>();
  const running = useRef<AbortController>(undefined);

  const grossSalary = typed ?? format.amount(example.gross);
  const { request, problems } = form.check({
    ...form.initialValues({ today, format }),
    grossSalary,
  });
  const body = typed === undefined || request === undefined ? undefined : JSON.stringify(request);

  const ask = useCallback(async (asked: string) => {
    const call = new AbortController();
    running.current = call;
    try {
      const entries: object = JSON.parse(asked);
      const { monthlySalary } = await postJson<NetSalaryResult>(form.path, entries, call);
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
