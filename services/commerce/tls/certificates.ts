/** A private key with the certificate over its public half, both PEM. */
export interface KeyPair {
  readonly key: string;
  readonly certificate: string;
}

/** What the TLS listener needs: an authority of our own and the certificate it signed for our hosts. */
export interface Certificates {
  readonly authority: KeyPair;
  readonly server: KeyPair;
}
