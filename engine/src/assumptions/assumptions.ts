/** Every number that we chose, by name. Numbers that the State sets are in law/every-law.ts. */
export * from './electricity.ts';
export * from './energy-profiles.ts';
export * from './home-affordability.ts';
export * from './lowest-salary.ts';
export * from './night-supplement.ts';
export * from './solar-system.ts';
