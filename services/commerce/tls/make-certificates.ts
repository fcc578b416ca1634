import type { CertificateField, SelfsignedOptions } from 'selfsigned';
import type { KeyPair } from './certificates.ts';

const day = 86_400_000;
/** Browsers refuse server certificates that are valid for longer than 398 days. */
const lifetimes = { authority: 3_650 * day, server: 397 * day };

const make = async (
  commonName: string,
  lifetime: number,
  now: Date,
  options: SelfsignedOptions,
): Promise<KeyPair> => {
  // Some two hundred files, for something that is done once a year.
  const { generate } = await import('selfsigned');
  const subject: CertificateField[] = [{ name: 'commonName', value: commonName }];
  const pems = await generate(subject, {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // A day earlier, for a client whose clock is behind.
    notBeforeDate: new Date(now.getTime() - day),
    notAfterDate: new Date(now.getTime() - day + lifetime),
    ...options,
  });
  return { key: pems.private, certificate: pems.cert };
};

/** An authority that can sign certificates of servers and nothing below them; valid for ten years. */
export const makeAuthority = (now = new Date()): Promise<KeyPair> =>
  make('Local commerce platform authority', lifetimes.authority, now, {
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });

/** A server's certificate for the host names given, for `localhost` and the loopback addresses; valid for 397 days. */
export const makeServerCertificate = (
  authority: KeyPair,
  hosts: readonly string[],
  now = new Date(),
): Promise<KeyPair> =>
  make(hosts[0] ?? 'localhost', lifetimes.server, now, {
    ca: { key: authority.key, cert: authority.certificate },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...[...hosts, 'localhost'].map((value) => ({ type: 2 as const, value })),
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
