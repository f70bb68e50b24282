/*
 * Mantine's styles that only calculators need, beside those of every page in app/mantine-styles.ts. The order matters:
 * later ones rest on earlier ones.
 */
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Tabs.css';
