import type { PlatformConfig } from '../call/platform-config.ts';

/** The part of the configuration with the token endpoint and the sales channel. */
export interface TokenConfig {
  commerce: Pick<PlatformConfig, 'authEndpoint' | 'clientId'>;
}

export interface TokenGrant {
  accessToken: string;
  /** Customers only; two weeks. */
  refreshToken?: string;
  /** Id of the customer. */
  ownerId?: string;
  /** ms since 1970 by this machine's clock, not the platform's: the two may differ. */
  expiresAt: number;
}
