/** What readers say of themselves to find their calculators. */
export const situations = ['employed', 'couple', 'selfEmployed', 'crossBorder', 'home'] as const;

export type Situation = (typeof situations)[number];
