/** Which width the layout gives an item's picture on its own page. */
export const ITEM_PICTURE_SIZES = '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw';
