import { createContext } from 'react';

/** Whether an answer has its one thing to do next above the actions: a comparison then stands beside the others. */
export const HasMainActionContext = createContext(false);
