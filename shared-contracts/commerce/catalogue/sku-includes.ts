/** Related resources read with SKUs (C2). */
export const SKU_INCLUDES = ['prices', 'sku_options', 'stock_items', 'stock_items.reserved_stock'];

/** Related resources read with bundles (C2): the parts and their quantities. */
export const BUNDLE_INCLUDES = [
  'sku_list',
  'sku_list.sku_list_items',
  'skus',
  'skus.stock_items',
  'skus.stock_items.reserved_stock',
];
