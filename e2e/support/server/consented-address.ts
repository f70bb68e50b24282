import getPort from 'get-port';
import { serverCommand } from './address.ts';

const port = (process.env['E2E_CONSENTED_PORT'] ??= String(await getPort()));

/** A site whose operator uses services that need consent. */
export const consentedServerAddress = `http://127.0.0.1:${port}`;

/** The services by their ids. */
export const services = {
  analyticsId: 'G-AB12CD34EF',
  adsenseClient: 'ca-pub-1234567890123456',
} as const;

/** How the server of that site is started. */
export const consentedServerCommand = {
  command: serverCommand.command,
  env: {
    ...serverCommand.env,
    PORT: port,
    ANALYTICS_ID: services.analyticsId,
    ADSENSE_CLIENT: services.adsenseClient,
  },
} as const;
