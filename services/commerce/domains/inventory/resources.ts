import {
  type Input,
  type Operation,
  defineResource,
  type Resource,
} from '../../engine/definition/define-resource.ts';
import type { Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { stockLocationShape } from './shapes/stock-locations.ts';
import { condition, within } from '../../engine/store/condition.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { createStockItem, removeStockItem, updateStockItem } from './stock-items.ts';
import {
  createStockLineItem,
  removeStockLineItem,
  updateStockLineItem,
} from './stock-lines/stock-line-items.ts';
import {
  createStockReservation,
  removeStockReservation,
  updateStockReservation,
} from './reservations/stock-reservations.ts';
import { createStockTransfer } from './transfers/create-stock-transfer.ts';
import {
  deriveLineReservation,
  deriveLocationTransfers,
  deriveTransferReservation,
} from './derive-of-stock.ts';
import { deriveReservedStock } from './reservations/reserved-stock.ts';
import { updateStockTransfer } from './transfers/update-stock-transfer.ts';
import { writeInventoryModel } from './inventory-models.ts';
import { forIntegrations, ofStockLocation } from '../sales-channel.ts';
import { inventoryModelShape } from './shapes/inventory-models.ts';
import { inventoryReturnLocationShape } from './shapes/inventory-return-locations.ts';
import { inventoryStockLocationShape } from './shapes/inventory-stock-locations.ts';
import { reservedStockShape } from './shapes/reserved-stocks.ts';
import { stockItemShape } from './shapes/stock-items.ts';
import { stockLineItemShape } from './shapes/stock-line-items.ts';
import { stockReservationShape } from './shapes/stock-reservations.ts';
import { stockTransferShape } from './shapes/stock-transfers.ts';

/** Creates a stock location under the next number. */
const numberStockLocation = (operation: Operation, input: Input): Result<string> =>
  writeValues(operation, stockLocationShape, null, input, {
    number: operation.store.next('stock_location_number'),
  });

/** Resources of stock, stock locations, reservations and transfers. */
export const inventoryResources: readonly Resource[] = [
  defineResource(inventoryModelShape, {
    create: (operation, input) => writeInventoryModel(operation, null, input),
    update: (operation, row, input) => writeInventoryModel(operation, row, input),
  }),
  defineResource(inventoryStockLocationShape),
  defineResource(inventoryReturnLocationShape),
  defineResource(stockLocationShape, {
    scope: ({ markets }, alias) =>
      within(
        `${alias}.id`,
        markets.flatMap(({ stockLocationIds }) => stockLocationIds),
      ),
    derive: { stock_transfers: deriveLocationTransfers },
    create: numberStockLocation,
  }),
  defineResource(stockItemShape, {
    scope: ofStockLocation,
    indexes: [['sku_id', 'stock_location_id']],
    create: createStockItem,
    update: updateStockItem,
    remove: removeStockItem,
    derive: { reserved_stock: deriveReservedStock },
  }),
  defineResource(reservedStockShape, {
    actions: ['list', 'retrieve'],
  }),
  defineResource(stockLineItemShape, {
    shown: (alias) => condition(`${alias}.by_transfer = 0`),
    derive: { stock_reservation: deriveLineReservation },
    create: createStockLineItem,
    update: updateStockLineItem,
    remove: removeStockLineItem,
  }),
  defineResource(stockReservationShape, {
    emits: ['create', 'destroy'],
    scope: forIntegrations,
    create: createStockReservation,
    update: updateStockReservation,
    remove: removeStockReservation,
  }),
  defineResource(stockTransferShape, {
    emits: ['upcoming', 'on_hold', 'picking', 'in_transit', 'complete', 'cancel'],
    create: createStockTransfer,
    update: updateStockTransfer,
    derive: {
      events: deriveEvents('stock_transfers'),
      stock_reservation: deriveTransferReservation,
    },
  }),
];
