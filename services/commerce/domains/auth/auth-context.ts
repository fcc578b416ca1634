import type { Config } from '../../config/config.ts';
import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../rows.ts';
import type { SigningKey } from './tokens/signing-key.ts';

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
