import type { RemoteName } from '@shop/contracts/remote';

/** A new release renders a page worse than the release it would replace. */
export class TrialFailure extends Error {
  readonly remote: RemoteName;

  /** @param remote whose release is at fault */
  constructor(remote: RemoteName, message: string) {
    super(message);
    this.remote = remote;
  }
}
