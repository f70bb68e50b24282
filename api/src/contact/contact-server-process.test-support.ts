/** A server with nothing but a contact form that loses no time, in a process of its own that can be killed. */
import { problemSchema } from '@suen/engine';
import Fastify from 'fastify';
import { addContact } from './contact-routes.ts';
import { readContactSettings } from './contact-settings.ts';
import { openContact } from './contact.ts';
import { quickTimes } from './delivery/quick-times.test-support.ts';

const contact = await openContact(readContactSettings(process.env), {
  deliveryTimes: quickTimes,
  report: (report) => console.error(JSON.stringify(report)),
});
const app = Fastify();
app.addSchema(problemSchema);
await addContact(app, contact, { messagesPerTenMinutes: 0 });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close().then(() => process.exit()));
