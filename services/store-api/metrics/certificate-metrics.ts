import { connect } from 'node:tls';
import { Gauge, type Registry } from 'prom-client';

/** Pause between two probes in ms, after a success and after a failure. */
const PAUSES = { valid: 3_600_000, invalid: 60_000 };
/** Longest a handshake may take, in ms. */
const LIMIT = 5_000;

/** A server's certificate. */
export interface ServedCertificate {
  /** ms since the epoch. */
  expiresAt: number;
  /** Whether clients accept it: a trusted authority, this host's name, not expired. */
  isValid: boolean;
}

/** Reads the certificate that a host serves, without sending a request. */
const readCertificate = ({ hostname, port }: URL, ca?: string): Promise<ServedCertificate> =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      // Addresses have no server name.
      ...(/[a-z]/i.test(hostname) && !hostname.includes(':') && { servername: hostname }),
      ...(ca !== undefined && { ca }),
      // An expired certificate is read too.
      rejectUnauthorized: false,
    });
    socket.setTimeout(LIMIT, () => socket.destroy(new Error('no handshake in time')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const expiresAt = Date.parse(socket.getPeerCertificate().valid_to);
      resolve({ expiresAt, isValid: socket.authorized });
      socket.destroy();
    });
  });

interface CertificateOptions {
  /** Addresses of the shop; those without https have no certificate. */
  origins: readonly string[];
  /** Authority to trust instead of the system's. */
  ca?: string | undefined;
  now?: () => number;
}

/**
 * Expiry and validity of the certificates that visitors get. The probe is started by a scrape, at most once an hour, and
 * once a minute while the certificate is invalid or the host unreachable.
 *
 * @returns resolves once no probe is under way
 */
export const measureCertificates = (
  registry: Registry,
  { origins, ca, now = Date.now }: CertificateOptions,
): { settled: () => Promise<void> } => {
  const urls = origins.map((it) => new URL(it)).filter(({ protocol }) => protocol === 'https:');
  const due = new Map<string, number>();
  const probes = new Set<Promise<void>>();
  const expiry = new Gauge({
    name: 'certificate_expiry_timestamp_seconds',
    help: 'End of validity of the certificate that the host serves.',
    labelNames: ['host'],
    registers: [registry],
  });
  const valid = new Gauge({
    name: 'certificate_valid',
    help: '1 if clients accept the host’s certificate, 0 if not or if the host is unreachable.',
    labelNames: ['host'],
    registers: [registry],
    collect() {
      for (const url of urls) if ((due.get(url.host) ?? 0) <= now()) start(url);
    },
  });

  const probe = async (url: URL): Promise<void> => {
    const { host } = url;
    const served = await readCertificate(url, ca).catch(() => null);
    valid.set({ host }, served?.isValid ? 1 : 0);
    if (served) expiry.set({ host }, served.expiresAt / 1000);
    due.set(host, now() + (served?.isValid ? PAUSES.valid : PAUSES.invalid));
  };
  const start = (url: URL): void => {
    // Until it ends, no other one starts.
    due.set(url.host, Number.POSITIVE_INFINITY);
    const probing = probe(url).finally(() => probes.delete(probing));
    probes.add(probing);
  };

  return { settled: async () => void (await Promise.all(probes)) };
};
