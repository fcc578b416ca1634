/** Endpoint of the platform and sales channel of the shop. */
export interface PlatformConfig {
  /** Origin of the platform, without `/api`: `https://org.commercelayer.io`. */
  endpoint: string;
  /** Token endpoint: `https://auth.commercelayer.io`; the platform's own endpoint for the local platform. */
  authEndpoint: string;
  organization: string;
  clientId: string;
}
