/** The clients' setup: only facts that anyone with credentials of the platform knows. */
export interface Setup {
  readonly organization: string;
  /** As in `auth.<domain>`. */
  readonly domain: string;
  readonly salesChannelId: string;
  readonly integrationId: string;
  readonly integrationSecret: string;
  /** Scope of the Italian market. */
  readonly scope: string;
  /** A guest's access token that was valid once. */
  readonly expiredToken: string;
  /** The same of the customer {@link Setup.customer}. */
  readonly expiredCustomerToken: string;
  readonly customer: { readonly email: string; readonly password: string };
  /** A sales channel that has a secret, with which it may speak for customers. */
  readonly confidential: { readonly id: string; readonly secret: string };
  /** A client of the Provisioning API. */
  readonly provisioning: { readonly id: string; readonly secret: string };
  readonly webapp: { readonly id: string; readonly secret: string; readonly redirectUri: string };
  /** Who signs in for webapps. */
  readonly user: { readonly id: string; readonly email: string; readonly password: string };
}

/** What an official client can do, each a function that throws when it cannot. By title. */
export type Scenarios = Readonly<Record<string, (setup: Setup) => Promise<void>>>;

/** The outcome of each scenario: `passed`, or the error. */
export type Report = Readonly<Record<string, string>>;
