import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Certificates, KeyPair } from './certificates.ts';
import { makeAuthority, makeServerCertificate } from './make-certificates.ts';

/** Renewed when fewer days than these are left. */
const margin = 30 * 86_400_000;

/** A relative folder counts from the repository's root, wherever the command was given. */
const absolute = (folder: string): string => resolve(import.meta.dirname, '../../..', folder);

const pathsOf = (folder: string, name: string) => ({
  key: join(absolute(folder), `${name}-key.pem`),
  certificate: join(absolute(folder), `${name}.pem`),
});

/** Path of the authority's certificate, which clients must trust. */
export const authorityPath = (folder: string): string => pathsOf(folder, 'ca').certificate;

const read = (folder: string, name: string): KeyPair | null => {
  const paths = pathsOf(folder, name);
  if (!existsSync(paths.key) || !existsSync(paths.certificate)) return null;
  return {
    key: readFileSync(paths.key, 'utf8'),
    certificate: readFileSync(paths.certificate, 'utf8'),
  };
};

const write = (folder: string, name: string, pair: KeyPair): void => {
  const paths = pathsOf(folder, name);
  for (const part of ['key', 'certificate'] as const) {
    const draft = `${paths[part]}.new`;
    // Readable by its owner alone before there is anything in it, also where an older file was laxer.
    writeFileSync(draft, '', { mode: 0o600 });
    chmodSync(draft, 0o600);
    writeFileSync(draft, pair[part]);
    renameSync(draft, paths[part]);
  }
};

/** Whether a pair belongs together and stays valid for longer than the margin. A file that cannot be read does not. */
const isGood = (pair: KeyPair, now: Date, more: (certificate: X509Certificate) => boolean) => {
  try {
    const certificate = new X509Certificate(pair.certificate);
    return (
      certificate.checkPrivateKey(createPrivateKey(pair.key)) &&
      Date.parse(certificate.validTo) - now.getTime() > margin &&
      more(certificate)
    );
  } catch {
    return false;
  }
};

/**
 * Loads the certificates of a folder. Creates or renews them if they expire in less than 30 days, the hosts have
 * changed, or the authority is another one. Only their owner can read the keys.
 */
export const loadCertificates = async (
  folder: string,
  hosts: readonly string[],
  now = new Date(),
): Promise<Certificates> => {
  mkdirSync(absolute(folder), { recursive: true, mode: 0o700 });
  let authority = read(folder, 'ca');
  if (authority === null || !isGood(authority, now, (certificate) => certificate.ca)) {
    authority = await makeAuthority(now);
    write(folder, 'ca', authority);
  }
  const { publicKey } = new X509Certificate(authority.certificate);
  const fits = (certificate: X509Certificate) =>
    certificate.verify(publicKey) && hosts.every((host) => certificate.checkHost(host) === host);
  let server = read(folder, 'server');
  if (server === null || !isGood(server, now, fits)) {
    server = await makeServerCertificate(authority, hosts, now);
    write(folder, 'server', server);
  }
  return { authority, server };
};
