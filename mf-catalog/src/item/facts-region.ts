import { staticRegion } from '../shared/static-region.tsx';

/** Chunk of the item's facts, pictures and reviews. The document includes its style sheet. */
export const FACTS_CHUNK = 'page-item-facts';

/** Facts of an item. Static, so their code and texts stay on the server when the page arrives as a document. */
export const factsRegion = staticRegion(async () => {
  const { ItemFacts } = await import(
    /* webpackChunkName: "page-item-facts" */ '../facts/item-facts.tsx'
  );
  return ItemFacts;
});

/** The country's wording about alcohol. Static, and in the chunk of the facts, whose texts it uses. */
export const alcoholRegion = staticRegion(async () => {
  const { AlcoholNote } = await import(
    /* webpackChunkName: "page-item-facts" */ '../facts/alcohol-note.tsx'
  );
  return AlcoholNote;
});

/** Further pictures of an item. Static as well: radio buttons and the style sheet select among them. */
export const picturesRegion = staticRegion(async () => {
  const { ItemPictures } = await import(
    /* webpackChunkName: "page-item-facts" */ './pictures/item-pictures.tsx'
  );
  return ItemPictures;
});
