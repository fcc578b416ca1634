/** What a market in a token's scope lets one see. */
export interface MarketScope {
  readonly id: string;
  readonly priceListId: string;
  readonly inventoryModelId: string;
  readonly currencyCode: string;
  readonly stockLocationIds: readonly string[];
}

/** The object a token carries for its bearer, as the assertion it was given for said (`jwt_custom_claim`). */
type CustomClaim = Readonly<Record<string, unknown>>;

/** A shopper's client: a guest, or a customer when it has an owner. */
export interface SalesChannelViewer {
  readonly kind: 'sales_channel';
  readonly markets: readonly MarketScope[];
  /**
   * Whether the token names its markets. One that does not (`market:all`) sees the catalogue of all of them that are
   * open to its bearer, and no order but its customer's own; nothing is ordered with it.
   */
  readonly inMarket: boolean;
  readonly customerId: string | null;
  /** The access token's digest, which identifies a guest. */
  readonly fingerprint: string;
  readonly applicationId: string;
  readonly customClaim?: CustomClaim;
}

/** A trusted client, or a user who works through a webapp. The seed runs as one. */
interface IntegrationViewer {
  readonly kind: 'integration';
  readonly markets: readonly MarketScope[];
  readonly customerId: null;
  readonly applicationId: string;
  readonly userId?: string;
  readonly customClaim?: CustomClaim;
}

export type Viewer = SalesChannelViewer | IntegrationViewer;

export const system: IntegrationViewer = {
  kind: 'integration',
  markets: [],
  customerId: null,
  applicationId: '',
};
