import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorityPath, loadCertificates } from './load-certificates.ts';

const hosts = ['auth.example.io', 'shop.example.io'];
const day = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('certificates of the TLS listener', () => {
  it('the server is certified for its hosts, localhost and the loopback address by the authority', async () => {
    const { authority, server } = await loadCertificates(folder, hosts);
    const certificate = new X509Certificate(server.certificate);
    for (const host of [...hosts, 'localhost']) expect(certificate.checkHost(host)).toBe(host);
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(certificate.checkHost('other.example.io')).toBeUndefined();
    expect(certificate.ca).toBe(false);
    expect(certificate.verify(new X509Certificate(authority.certificate).publicKey)).toBe(true);
  });

  it('keys are readable by their owner only', async () => {
    await loadCertificates(folder, hosts);
    for (const name of ['ca-key.pem', 'server-key.pem'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('a restart keeps them', async () => {
    const first = await loadCertificates(folder, hosts);
    expect(await loadCertificates(folder, hosts)).toEqual(first);
  });

  it('the server is certified again before its certificate ends, by the same authority', async () => {
    const first = await loadCertificates(folder, hosts);
    expect(await loadCertificates(folder, hosts, daysFromNow(300))).toEqual(first);
    const renewed = await loadCertificates(folder, hosts, daysFromNow(380));
    expect(renewed.authority).toEqual(first.authority);
    expect(renewed.server).not.toEqual(first.server);
    expect(Date.parse(new X509Certificate(renewed.server.certificate).validTo)).toBeGreaterThan(
      daysFromNow(700).getTime(),
    );
  });

  it('an authority near its end is replaced with everything it signed', async () => {
    const first = await loadCertificates(folder, hosts);
    const later = await loadCertificates(folder, hosts, daysFromNow(3_640));
    expect(later.authority).not.toEqual(first.authority);
    const { publicKey } = new X509Certificate(later.authority.certificate);
    expect(new X509Certificate(later.server.certificate).verify(publicKey)).toBe(true);
  });

  it('other hosts get a certificate of their own', async () => {
    await loadCertificates(folder, hosts);
    const { server } = await loadCertificates(folder, ['auth.other.io', 'shop.other.io']);
    expect(new X509Certificate(server.certificate).checkHost('shop.other.io')).toBe(
      'shop.other.io',
    );
  });

  it('a damaged file is replaced', async () => {
    await loadCertificates(folder, hosts);
    writeFileSync(authorityPath(folder), 'not a certificate');
    const { authority } = await loadCertificates(folder, hosts);
    expect(new X509Certificate(authority.certificate).ca).toBe(true);
  });
});
