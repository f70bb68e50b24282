import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

// Ends without an error if a browser for the tests starts. scripts/set-up.mjs runs this.
const browser = await chromium.launch(findBrowser());
await browser.close();
