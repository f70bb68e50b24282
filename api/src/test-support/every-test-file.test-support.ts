import { afterAll } from 'vitest';
import { endAll } from './test-endings.test-support.ts';

// Vitest runs this for every test file, while a module that the files share is run for the first of them only.
afterAll(endAll);
