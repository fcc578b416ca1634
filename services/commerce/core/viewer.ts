/** What a market in a token's scope lets one see. */
export interface MarketScope {
  readonly id: string;
  readonly priceListId: string;
  readonly inventoryModelId: string;
  readonly currencyCode: string;
  readonly stockLocationIds: readonly string[];
}

/** A shopper's client: a guest, or a customer when it has an owner. */
export interface SalesChannelViewer {
  readonly kind: 'sales_channel';
  readonly markets: readonly MarketScope[];
  readonly customerId: string | null;
  readonly applicationId: string;
}

/** A trusted client. The seed runs as one. */
export interface IntegrationViewer {
  readonly kind: 'integration';
  readonly markets: readonly MarketScope[];
  readonly customerId: null;
  readonly applicationId: string;
}

export type Viewer = SalesChannelViewer | IntegrationViewer;

export const system: IntegrationViewer = {
  kind: 'integration',
  markets: [],
  customerId: null,
  applicationId: '',
};
