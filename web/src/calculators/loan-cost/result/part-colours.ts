/** The two parts of every payment, as tables and charts show them. */
export const principalColour = 'var(--suen-net)';
export const interestColour = 'var(--suen-accident)';
