import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { LineItem, Shipment } from '@commercelayer/sdk';
import { system } from '../engine/definition/viewer.ts';
import type { OperationHost } from '../engine/definition/run-operation.ts';
import { aCart, prepareToPlace } from './cart.ts';
import type { RunningPlatform } from './start-platform.ts';

/** A platform with a guest and the merchant, and orders brought as far as a test needs them. */
export interface Shop {
  readonly platform: RunningPlatform;
  readonly guest: CommerceLayerBundle;
  readonly merchant: CommerceLayerBundle;
  /** Id of a cart that only has to be placed. */
  readonly ready: (skuCode?: string, quantity?: number) => Promise<string>;
  readonly placed: (skuCode?: string, quantity?: number) => Promise<string>;
  /** Id of an order that is approved and captured. */
  readonly paid: (skuCode?: string, quantity?: number) => Promise<string>;
  readonly shipmentsOf: (orderId: string) => Promise<Shipment[]>;
  /** The first line of an order that sells a SKU. */
  readonly goodsLine: (orderId: string) => Promise<LineItem>;
  /** What background work runs with, under a clock of the test's own if need be. */
  readonly host: (clock?: () => Date) => OperationHost;
}

/** Opens the shop on a platform that runs. */
export const openShop = async (platform: RunningPlatform): Promise<Shop> => {
  const guest = await platform.guest();
  const merchant = await platform.integration();
  const ready: Shop['ready'] = async (skuCode = 'BARBERA-750', quantity = 2) => {
    const { id } = await aCart(guest, skuCode, quantity);
    await prepareToPlace(guest, id);
    return id;
  };
  const placed: Shop['placed'] = async (...goods) => {
    const id = await ready(...goods);
    await guest.orders.update({ id, _place: true });
    return id;
  };
  return {
    platform,
    guest,
    merchant,
    ready,
    placed,
    paid: async (...goods) => {
      const id = await placed(...goods);
      await merchant.orders.update({ id, _approve_and_capture: true });
      return id;
    },
    shipmentsOf: async (id) =>
      (await merchant.orders.retrieve(id, { include: ['shipments'] })).shipments ?? [],
    goodsLine: async (id) => {
      const lines = await merchant.orders.line_items(id, { filters: { item_type_eq: 'skus' } });
      const [line] = lines;
      if (line === undefined) throw new Error(`order ${id} sells no SKU`);
      return line;
    },
    host: (clock) => ({
      store: platform.store,
      viewer: system,
      record: () => undefined,
      ...(clock && { clock }),
    }),
  };
};
