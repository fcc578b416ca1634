import { createHash, X509Certificate } from 'node:crypto';

/** A certificate's public key as Chromium's `--ignore-certificate-errors-spki-list` wants it: SHA-256, base64. */
export const spkiOf = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
