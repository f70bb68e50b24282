/*
 * Mantine's styles, and the site's own that every page needs. The order matters: later ones rest on earlier ones.
 */
import '@mantine/core/styles/baseline.css';
import 'virtual:mantine-variables.css';
import '@mantine/core/styles/global.css';
import './tokens.css';
import './base.css';
