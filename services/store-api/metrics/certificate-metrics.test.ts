import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { Registry } from 'prom-client';
import { makeAuthority, makeServerCertificate } from '../../commerce/tls/make-certificates.ts';
import { measureCertificates } from './certificate-metrics.ts';

const DAY = 86_400_000;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server with a certificate as it was made at a time. */
const serve = async (madeAt: Date) => {
  const authority = await makeAuthority(madeAt);
  const { key, certificate } = await makeServerCertificate(authority, ['localhost'], madeAt);
  let probes = 0;
  const server = createServer({ key, cert: certificate });
  servers.push(server);
  server.on('connection', () => (probes += 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return { host, ca: authority.certificate, probes: () => probes };
};

const watch = (origin: string, ca?: string) => {
  const time = { now: Date.now() };
  const registry = new Registry();
  const { settled } = measureCertificates(registry, {
    origins: [origin, 'http://localhost:3000'],
    ca,
    now: () => time.now,
  });
  /** The text of the scrape after the one that starts the probe. */
  const scrape = async (): Promise<string> => {
    await registry.metrics();
    await settled();
    return registry.metrics();
  };
  return { time, scrape };
};

describe('metrics of certificates', () => {
  it('have the expiry of each https host, probed once an hour', async () => {
    const made = new Date();
    const server = await serve(made);
    const { time, scrape } = watch(`https://${server.host}`, server.ca);
    const text = await scrape();
    expect(text).toContain(`certificate_valid{host="${server.host}"} 1`);
    const expiry = /certificate_expiry_timestamp_seconds\{[^}]*\} (\S+)/.exec(text)?.[1];
    expect(Number(expiry)).toBeCloseTo((made.getTime() + 396 * DAY) / 1000, -1);
    expect(text).not.toContain(':3000');
    await scrape();
    expect(server.probes()).toBe(1);
    time.now += 3_600_000;
    await scrape();
    expect(server.probes()).toBe(2);
  });

  it('have the expiry of an expired or untrusted certificate, which is invalid', async () => {
    const server = await serve(new Date(Date.now() - 500 * DAY));
    for (const ca of [server.ca, undefined]) {
      const text = await watch(`https://${server.host}`, ca).scrape();
      expect(text).toContain(`certificate_valid{host="${server.host}"} 0`);
      expect(text).toContain(`certificate_expiry_timestamp_seconds{host="${server.host}"}`);
    }
  });

  it('are invalid without an expiry if the host is unreachable, and probed again after a minute', async () => {
    const { time, scrape } = watch('https://localhost:1');
    expect(await scrape()).toContain('certificate_valid{host="localhost:1"} 0');
    expect(await scrape()).not.toContain('certificate_expiry_timestamp_seconds{');
    time.now += 60_000;
    expect(await scrape()).toContain('certificate_valid{host="localhost:1"} 0');
  });
});
