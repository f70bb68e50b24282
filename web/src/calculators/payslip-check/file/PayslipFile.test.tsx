import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInSite } from '../../../shared/test-support/show-in-site.test-support.tsx';
import { fileReader } from './file-reader.ts';
import { FoundFigures } from './FoundFigures.tsx';
import type { FoundInPayslip } from './lines.ts';
import { PayslipFile } from './PayslipFile.tsx';
import { failures, type Outcome } from './reader/outcome.ts';

const found: FoundInPayslip = {
  lines: {
    grossSalary: { amount: 2896.54, label: 'Brut total' },
    netSalary: { amount: 2516.19, label: 'Net' },
  },
  doubtful: [
    { amount: 48, label: 'CIS - CIM', candidates: ['employmentCredit', 'singleParentCredit'] },
    { amount: 48, label: 'CIS - CIM', candidates: ['employmentCredit', 'singleParentCredit'] },
    { amount: 1516.19, label: 'Net à payer', candidates: ['netSalary'] },
  ],
  payMonth: '2025-09',
  taxClass: 2,
};

/** Shows the part with a reader that finds this in every file. */
function show(read: (file: File, signal: AbortSignal) => Promise<Outcome>) {
  const part = { readPayslipFile: read, FoundFigures };
  vi.spyOn(fileReader, 'load').mockResolvedValue(part);
  vi.spyOn(fileReader, 'loaded').mockReturnValue(part);
  const onUse = vi.fn<(confirmed: FoundInPayslip) => void>();
  const { user } = showInSite(<PayslipFile onUse={onUse} />);
  const choose = (file: File) =>
    user.upload(screen.getByLabelText('Fill in from a PDF payslip', { selector: 'input' }), file);
  return { user, onUse, choose };
}

const pdf = new File(['%PDF-1.7'], 'payslip.pdf', { type: 'application/pdf' });
const ticks = () =>
  screen.getAllByRole('checkbox').map((tick) => [tick, tick.getAttribute('aria-labelledby')]);

test('says that the file stays on the device, and opens the list of files by its button', async () => {
  const { user } = show(async () => ({ kind: 'scan' }));
  expect(screen.getByText(/on this device, neither sent nor stored/)).toBeDefined();
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  screen.getByRole('button', { name: 'Fill in from a PDF payslip' }).focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

test('the reader confirms each figure before it is used', async () => {
  const { user, onUse, choose } = show(async () => ({ kind: 'read', found }));
  await choose(pdf);
  const title = await screen.findByRole('heading', { name: 'Check what we read' });
  expect(document.activeElement).toBe(title);
  expect(onUse).not.toHaveBeenCalled();
  expect(ticks()).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: /Month September 2025/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.getByRole('checkbox', { name: /Tax class 1a/ })).toHaveProperty('checked', true);
  expect(screen.getByText('On your payslip: “Brut total”')).toBeDefined();

  await user.click(screen.getByRole('checkbox', { name: /Net salary/ }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Line for “CIS - CIM”, €\u00A048.00' }),
    'employmentCredit',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /Net à payer/ }), 'netSalary');
  await user.click(screen.getByRole('button', { name: 'Use these 5 figures' }));
  expect(onUse).toHaveBeenCalledExactlyOnceWith({
    lines: {
      grossSalary: { amount: 2896.54, label: 'Brut total' },
      netSalary: { amount: 1516.19, label: 'Net à payer' },
      employmentCredit: { amount: 48, label: 'CIS - CIM' },
    },
    doubtful: [],
    payMonth: '2025-09',
    taxClass: 2,
  });
  expect(screen.getByText('5 figures are now in the form.')).toBeDefined();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Fill in from a PDF payslip' }),
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a line that has its figure is not offered to another one', async () => {
  const { user, choose } = show(async () => ({ kind: 'read', found }));
  await choose(pdf);
  const doubt = await screen.findByRole('combobox', { name: /Net à payer/ });
  const offered = () =>
    within(doubt)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Leave out']);
  await user.click(screen.getByRole('checkbox', { name: /Net salary/ }));
  expect(offered()).toEqual(['Leave out', 'Net salary (net à payer)']);
});

test('without a ticked figure there is nothing to use', async () => {
  const { user, onUse, choose } = show(async () => ({
    kind: 'read',
    found: { lines: found.lines, doubtful: [] },
  }));
  await choose(pdf);
  for (const tick of await screen.findAllByRole('checkbox')) await user.click(tick);
  const use = screen.getByRole('button', { name: 'Tick at least one figure' });
  expect(use).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onUse).not.toHaveBeenCalled();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each(failures)('a file that is refused as %s has its sentence', async (kind) => {
  const { choose } = show(async () => ({ kind }));
  await choose(pdf);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(/^[A-Z].*\.$/);
  expect(textContent).not.toContain('failed.');
});

test('a reader that cannot be loaded has its sentence, and may be tried again', async () => {
  const { choose } = show(async () => ({ kind: 'read', found }));
  vi.spyOn(fileReader, 'load').mockRejectedValueOnce(new TypeError('no network'));
  await choose(pdf);
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  await choose(pdf);
  expect(await screen.findByRole('heading', { name: 'Check what we read' })).toBeDefined();
});

test('reading can be cancelled, and then shows nothing', async () => {
  let signal: AbortSignal | undefined;
  const { user, choose } = show((_, given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  await choose(pdf);
  expect(screen.getByText('Reading your payslip…')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByText('Reading your payslip…')).toBeNull();
});
