import { staticRegion } from '../shared/static-region.tsx';

/** Chunk of what is told and shown of an item, its reviews too, whose style sheet its document carries. */
export const FACTS_CHUNK = 'page-item-facts';

/** What is known about an item is to be read only: in a document its code and its texts stay with the server. */
export const factsRegion = staticRegion(async () => {
  const { ItemFacts } = await import(
    /* webpackChunkName: "page-item-facts" */ '../facts/item-facts.tsx'
  );
  return ItemFacts;
});

/** So are its further pictures: the browser chooses among them by itself. */
export const picturesRegion = staticRegion(async () => {
  const { ItemPictures } = await import(
    /* webpackChunkName: "page-item-facts" */ './pictures/item-pictures.tsx'
  );
  return ItemPictures;
});
