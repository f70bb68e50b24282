import { createContext } from 'react';

/** False while a fresh result shows its answer only. */
export const IsWholeContext = createContext(true);
