import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { starts } from './bundled-browser.ts';

const linuxNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];
const windowsPrograms = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
];

function candidates(): readonly string[] {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', path.join(homedir(), 'Applications')].flatMap((folder) =>
        macApplications.map((application) => path.join(folder, application)),
      );
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .flatMap((variable) => process.env[variable] ?? [])
        .flatMap((folder) => windowsPrograms.map((program) => path.join(folder, program)));
    default:
      return (process.env['PATH'] ?? '')
        .split(path.delimiter)
        .concat('/opt/google/chrome', '/snap/bin')
        .flatMap((folder) => [...linuxNames, 'chrome'].map((name) => path.join(folder, name)));
  }
}

/** The path of a Chrome or Chromium that is installed on this computer, if there is one. */
export function installedBrowser(): string | undefined {
  return candidates().find(
    (executablePath) =>
      existsSync(executablePath) &&
      // On some Linux systems, a program of this name only explains how to install the browser.
      (process.platform !== 'linux' || starts({ executablePath })),
  );
}
