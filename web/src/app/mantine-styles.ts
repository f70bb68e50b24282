/*
 * Mantine's styles that every page needs. Parts that only calculators use bring theirs in
 * shared/mantine-calculator-styles.ts. The order matters: later ones rest on earlier ones.
 */
import '@mantine/core/styles/baseline.css';
import 'virtual:mantine-variables.css';
import '@mantine/core/styles/global.css';
import './tokens.css';
import './base.css';
