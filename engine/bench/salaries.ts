/** Explained salaries per second on one core: month and year, all classes, employees and self-employed. */
import { performance } from 'node:perf_hooks';

import { calculators } from '@suen/engine';

const netSalary = calculators.find(({ id }) => id === 'net-salary');
if (!netSalary) throw new Error('no net salary calculator');

const months = ['2024-06', '2025-02', '2025-06', '2026-01', '2026-06'];
const employees = Array.from({ length: 3000 }, (_, index) => ({
  grossSalary: 2500 + index * 7.13,
  taxClass: (index % 3) + 1,
  employmentType: 1,
  distanceToWork: index % 32,
  payMonth: months[index % months.length],
}));
const selfEmployed = employees.map((input) => ({ ...input, employmentType: 2 }));

function salariesPerSecond(inputs: readonly object[], milliseconds: number): number {
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (const input of inputs) netSalary?.run(input);
    count += inputs.length;
  }
  return (count * 1000) / (performance.now() - start);
}

salariesPerSecond(employees, 1000);
const rounds = [1, 2, 3].map(() => ({
  employee: salariesPerSecond(employees, 1500),
  selfEmployed: salariesPerSecond(selfEmployed, 1500),
}));
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[1] ?? 0;
const shown = (value: number): string => Math.round(value).toLocaleString('en');
console.log('explained salaries per second on one core (month and year each), median of 3');
console.log(`  employee       ${shown(median(rounds.map((round) => round.employee)))}`);
console.log(`  self-employed  ${shown(median(rounds.map((round) => round.selfEmployed)))}`);
