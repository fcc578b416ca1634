import type { Order } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { startPlatform } from '../../testing/start-platform.ts';
import { until } from '../../testing/until.ts';
import { addItem, afterEtag, anOrderTo, asIntegration, asShopper, readFull } from './shopper.ts';
import { startEnrichment, type StartOptions, type TestEnrichment } from './start-enrichment.ts';

/** The item whose price tests set. */
export const ITEM = 'CORKSCREW-OLIVE';

export interface TestShop {
  origin: string;
  /** A replacement may start. */
  service: TestEnrichment;
  /** Clients of an integration, and of a guest in the Italian market. */
  office: CommerceLayerBundle;
  shop: CommerceLayerBundle;
  /** Sets the price of the test's item. */
  priceAt: (currency: string, cents: number) => Promise<void>;
  /** A complete order to Italy with one item of this price. */
  orderOf: (cents: number) => Promise<Order>;
  /**
   * Creates a second shipping method to Italy, which costs 1500 cents.
   *
   * @returns its id
   */
  expressMethod: () => Promise<string>;
  /** Selects the first method of each shipment. */
  chooseMethods: (id: string) => Promise<void>;
  /** Waits until the platform has sent every event and the service has handled it. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The local platform with the order-enrichment service, and clients of both. */
export const openShop = async (options: Partial<StartOptions> = {}): Promise<TestShop> => {
  const commerce = await startPlatform();
  const { origin } = commerce;
  const service = await startEnrichment({ platform: origin, ...options });
  const office = await asIntegration(origin);
  const shop = await asShopper(origin);
  const priceAt: TestShop['priceAt'] = async (currency, cents) => {
    const prices = await office.prices.list({ filters: { sku_code_eq: ITEM } });
    for (const { id } of prices.filter((it) => it.currency_code === currency))
      await office.prices.update({ id, amount_cents: cents, compare_at_amount_cents: cents });
  };
  const opened: TestShop = {
    origin,
    service,
    office,
    shop,
    priceAt,
    orderOf: async (cents) => {
      await priceAt('EUR', cents);
      const id = await anOrderTo(shop, 'IT');
      await addItem(shop, id, ITEM);
      return afterEtag(shop, id, null);
    },
    expressMethod: async () => {
      const [italy] = await office.shipping_zones.list({ filters: { name_eq: 'Italia' } });
      const { id } = await office.shipping_methods.create({
        name: 'Espresso',
        currency_code: 'EUR',
        price_amount_cents: 1500,
        shipping_zone: office.shipping_zones.relationship(italy?.id ?? ''),
      });
      return id;
    },
    chooseMethods: async (id) => {
      for (const shipment of (await readFull(shop, id)).shipments ?? []) {
        const [method] = shipment.available_shipping_methods ?? [];
        if (!method) throw new Error('there is no way to send it');
        const shipping_method = shop.shipping_methods.relationship(method.id);
        await shop.shipments.update({ id: shipment.id, shipping_method });
      }
    },
    rest: async () => {
      const isQuiet = async (): Promise<boolean> => {
        const untold = await office.event_callbacks.list({
          filters: { response_code_null: true },
          pageSize: 1,
        });
        return untold.length === 0 && opened.service.enrichment.health().waiting === 0;
      };
      // The service's own last writes send events too, without effect.
      await until(async () => (await isQuiet()) && (await isQuiet()));
    },
    stop: async () => {
      await opened.service.stop();
      await commerce.stop();
    },
  };
  return opened;
};
