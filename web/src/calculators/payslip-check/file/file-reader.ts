import { lazyPart } from '../../../shared/loading/lazy-part.ts';

/** What reads a file and what shows it are fetched when somebody chooses one. */
export const fileReader = lazyPart(async () => {
  const [reading, view] = await Promise.all([
    import('./reader/read-payslip-file.ts'),
    import('./FoundFigures.tsx'),
  ]);
  return { readPayslipFile: reading.readPayslipFile, FoundFigures: view.FoundFigures };
});
