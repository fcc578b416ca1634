import type { PlatformRow } from '../../platform/read-document.ts';

interface RowParts {
  id?: string;
  attributes?: Readonly<Record<string, unknown>>;
  related?: Readonly<Record<string, readonly PlatformRow[]>>;
}

/** A platform row with its related rows. */
export const makeRow = (
  type: string,
  { id = `id-of-${type}`, attributes = {}, related = {} }: RowParts = {},
): PlatformRow => ({
  type,
  id,
  attributes,
  one: (name) => related[name]?.[0] ?? null,
  many: (name) => related[name] ?? [],
  nested: () => ({ ...attributes, type, id }),
});

/** Stock of a SKU in one stock location. */
export const makeStockItem = (location: string, quantity: number, reserved = 0): PlatformRow =>
  makeRow('stock_items', {
    attributes: { quantity },
    related: {
      stock_location: [makeRow('stock_locations', { id: location })],
      reserved_stock: [makeRow('reserved_stocks', { attributes: { quantity: reserved } })],
    },
  });
