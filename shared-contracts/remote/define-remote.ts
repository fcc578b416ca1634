import type { RemoteName } from './fragments.ts';
import type { RemoteModule } from './types.ts';

/** Types a remote's `./remote` expose; the value is returned unchanged. */
export const defineRemote = <N extends RemoteName>(remote: RemoteModule<N>): RemoteModule<N> =>
  remote;
