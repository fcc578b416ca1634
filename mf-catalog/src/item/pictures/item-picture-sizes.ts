/** `sizes` of an item's picture on its own page, where the screen's height limits it. */
export const ITEM_PICTURE_SIZES =
  '(min-width: 1200px) min(600px, 80vh - 166px), (min-width: 768px) 50vw, 60vw';
