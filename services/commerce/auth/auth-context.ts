import type { Config } from '../config.ts';
import type { Store } from '../core/store.ts';
import type { Rows } from '../shapes/rows.ts';
import type { SigningKey } from './signing-key.ts';

export interface AuthContext {
  readonly store: Store;
  readonly config: Config;
  readonly key: SigningKey;
}

export type Client = Rows['applications'];

/** A client that a request came from. */
export type PresentClient = Client & {
  /** Whether it has shown its secret. A sales channel need not: it is public. */
  readonly confidential: boolean;
};
