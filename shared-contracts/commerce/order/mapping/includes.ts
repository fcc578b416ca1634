/** Related resources read with an order, in one call (C4). */
export const ORDER_INCLUDES = [
  'customer',
  'line_items',
  'line_items.item',
  'line_items.bundle',
  'line_items.bundle.sku_list',
  'line_items.bundle.sku_list.sku_list_items',
  'line_items.bundle.skus',
  'line_items.bundle.skus.stock_items',
  'line_items.bundle.skus.stock_items.reserved_stock',
  'line_items.line_item_options',
  'line_items.line_item_options.sku_option',
  'shipping_address',
  'billing_address',
  'shipments',
  'shipments.shipping_method',
  'shipments.stock_line_items',
  'shipments.available_shipping_methods',
  'shipments.available_shipping_methods.delivery_lead_time_for_shipment',
  'available_payment_methods',
  'payment_method',
  'payment_source',
];

/** Parameters of a read, or of a write that returns the order. A new object each time: the SDK mutates its arguments. */
export const orderParams = () => ({ include: [...ORDER_INCLUDES] });
