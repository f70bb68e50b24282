/**
 * Salaries per second of processor time, with and without their explanation: month and year, all classes, employees and
 * self-employed. Processor time, so that whatever else a machine does counts little.
 */
import { resultOfCase, calculators } from '@suen/engine';

const [netSalary] = calculators;

const months = ['2024-06', '2025-02', '2025-06', '2026-01', '2026-06'];
const employmentTypes = { employee: 1, 'self-employed': 2 };

function requests(employmentType: number, explain: boolean): readonly object[] {
  return Array.from({ length: 3000 }, (_, index) => ({
    grossSalary: 2500 + index * 7.13,
    taxClass: (index % 3) + 1,
    employmentType,
    distanceToWork: index % 32,
    payMonth: months[index % months.length],
    explain,
  }));
}

function salariesPerSecond(inputs: readonly object[], elapsedMs: number): number {
  let count = 0;
  let microseconds = 0;
  const start = process.cpuUsage();
  while (microseconds < elapsedMs * 1000) {
    for (const input of inputs) resultOfCase(netSalary, input);
    count += inputs.length;
    const { user, system } = process.cpuUsage(start);
    microseconds = user + system;
  }
  return (count * 1_000_000) / microseconds;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[1] ?? 0;
console.log('salaries per second of processor time (month and year each), median of 3');
for (const explain of [true, false]) {
  for (const [name, employmentType] of Object.entries(employmentTypes)) {
    const asked = requests(employmentType, explain);
    salariesPerSecond(asked, 1000);
    const figure = median([1, 2, 3].map(() => salariesPerSecond(asked, 1000)));
    const shown = Math.round(figure).toLocaleString('en').padStart(10);
    console.log(`  ${explain ? 'explained' : 'brief    '}  ${name.padEnd(14)}${shown}`);
  }
}
