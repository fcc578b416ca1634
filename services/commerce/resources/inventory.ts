import { condition, within } from '../core/condition.ts';
import { defineResource, type Resource } from '../core/define-resource.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { createStockItem } from '../inventory/create-stock-item.ts';
import { createStockLineItem } from '../inventory/stock-lines/create-stock-line-item.ts';
import { createStockReservation } from '../inventory/reservations/create-stock-reservation.ts';
import { createStockTransfer } from '../inventory/transfers/create-stock-transfer.ts';
import {
  deriveLineReservation,
  deriveLocationTransfers,
  deriveTransferReservation,
} from '../inventory/derive-of-stock.ts';
import { deriveReservedStock } from '../inventory/reservations/derive-reserved-stock.ts';
import { numberStockLocation } from '../inventory/number-stock-location.ts';
import { removeStockItem } from '../inventory/remove-stock-item.ts';
import { removeStockLineItem } from '../inventory/stock-lines/remove-stock-line-item.ts';
import { removeStockReservation } from '../inventory/reservations/remove-stock-reservation.ts';
import { updateStockItem } from '../inventory/update-stock-item.ts';
import { updateStockLineItem } from '../inventory/stock-lines/update-stock-line-item.ts';
import { updateStockReservation } from '../inventory/reservations/update-stock-reservation.ts';
import { updateStockTransfer } from '../inventory/transfers/update-stock-transfer.ts';
import { writeInventoryModel } from '../inventory/write-inventory-model.ts';
import { ofStockLocation } from '../scopes/sales-channel.ts';
import { inventoryModelShape } from '../shapes/inventory/inventory-models.ts';
import { inventoryReturnLocationShape } from '../shapes/inventory/inventory-return-locations.ts';
import { inventoryStockLocationShape } from '../shapes/inventory/inventory-stock-locations.ts';
import { reservedStockShape } from '../shapes/inventory/reserved-stocks.ts';
import { stockItemShape } from '../shapes/inventory/stock-items.ts';
import { stockLineItemShape } from '../shapes/inventory/stock-line-items.ts';
import { stockLocationShape } from '../shapes/inventory/stock-locations.ts';
import { stockReservationShape } from '../shapes/inventory/stock-reservations.ts';
import { stockTransferShape } from '../shapes/inventory/stock-transfers.ts';

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
