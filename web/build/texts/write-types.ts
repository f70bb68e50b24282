import { writeTextTypes } from './text-types.ts';

writeTextTypes();
