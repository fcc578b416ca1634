/** A value that looks like a secret and is none. */
export interface AllowedSecret {
  /** Regular expression for its file. */
  readonly file: string;
  /** Part of the value. */
  readonly value: string;
  /** For readers. */
  readonly reason: string;
}

export const ALLOWED: readonly AllowedSecret[] = [
  {
    file: '^services/commerce/.*\\.test\\.ts$',
    value: '//user:secret@',
    reason: 'addresses with a login, which the platform must refuse',
  },
];
