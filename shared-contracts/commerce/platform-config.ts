/** Where the platform is, and as which sales channel the shop asks it. */
export interface PlatformConfig {
  /** Origin of the platform, without `/api`: `https://org.commercelayer.io`. */
  endpoint: string;
  /** Where tokens are asked for: `https://auth.commercelayer.io`; the endpoint itself on the local platform. */
  authEndpoint: string;
  organization: string;
  clientId: string;
}
