import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readSettings } from './settings.ts';

test('the environment may be empty', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:3000',
    requestsPerMinute: 600,
    trustProxy: false,
    drainSeconds: 1,
    consentedServices: {},
    contactSettings: { dataFolder: resolve(import.meta.dirname, '../../data') },
    messagesPerTenMinutes: 5,
    operation: {},
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', HOST: ' ', RATE_LIMIT_MAX: '' })).toEqual(defaults);
});

test('the environment decides', () => {
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    RATE_LIMIT_MAX: '0',
    TRUST_PROXY: '10.0.0.0/8,loopback',
    DRAIN_SECONDS: '15',
    ANALYTICS_ID: 'G-AB12CD34EF',
    ADSENSE_CLIENT: 'ca-pub-1234567890123456',
    DATA_FOLDER: '/var/lib/suen',
    CONTACT_RATE_LIMIT: '20',
    REPORTING_ENDPOINT: 'https://reports.example/suen',
    METRICS_PORT: '9464',
    SITE_URL: 'https://www.suen.example/',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(readSettings(environment)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteUrl: 'https://www.suen.example',
    requestsPerMinute: 0,
    trustProxy: '10.0.0.0/8,loopback',
    drainSeconds: 15,
    consentedServices: {
      analyticsId: 'G-AB12CD34EF',
      adsenseClient: 'ca-pub-1234567890123456',
    },
    contactSettings: { dataFolder: '/var/lib/suen' },
    messagesPerTenMinutes: 20,
    reportingEndpoint: 'https://reports.example/suen',
    operation: {
      metrics: { port: 9464, host: '127.0.0.1' },
      traces: { endpoint: 'http://collector:4318', serviceName: 'suen', sampledShare: 0.1 },
    },
  });
  expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
});

test.each([
  ['PORT', '3000a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['RATE_LIMIT_MAX', '1.5'],
  ['SITE_URL', 'suen.example'],
  ['SITE_URL', 'ftp://suen.example'],
  ['RATE_LIMIT_MAX', 'none'],
  ['DRAIN_SECONDS', '3600'],
  ['TRUST_PROXY', '1'],
  ['CONTACT_RATE_LIMIT', '-1'],
  ['SMTP_URL', 'mail.example'],
  ['REPORTING_ENDPOINT', 'http://reports.example'],
  ['VALKEY_URL', 'cache.internal'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65536'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '10'],
  ['ANALYTICS_ID', 'UA-123456-1'],
  ['ANALYTICS_ID', 'G-AB12CD34EF&x=1'],
  ['ADSENSE_CLIENT', 'pub-1234567890123456'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('a proxy that is no address is refused at the start', async () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: 'proxy.example' });
  await expect(buildApp({ trustProxy })).rejects.toThrow('proxy.example');
});
