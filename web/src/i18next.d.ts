import 'i18next';
import type explanation from './shared/explanation/texts/en.json';
import type freelance from './calculators/freelance/texts/en.json';
import type frame from './app/texts/en.json';
import type home from './pages/home/texts/en.json';
import type jointSalary from './calculators/joint-salary/texts/en.json';
import type netSalary from './calculators/net-salary/texts/en.json';
import type notFound from './pages/not-found/texts/en.json';
import type shared from './shared/texts/en.json';

/** The texts of the site by namespace, with their keys: a key that does not exist does not compile. */
export interface Texts {
  readonly explanation: typeof explanation;
  readonly frame: typeof frame;
  readonly freelance: typeof freelance;
  readonly home: typeof home;
  readonly 'joint-salary': typeof jointSalary;
  readonly 'net-salary': typeof netSalary;
  readonly 'not-found': typeof notFound;
  readonly shared: typeof shared;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Texts;
  }
}
