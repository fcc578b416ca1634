import { staticRegion } from '../shared/static-region.tsx';

/** Chunk of the producer's story. The document includes its style sheet. */
export const STORY_CHUNK = 'page-producer-story';

/** The producer's story. Static, so its code and texts stay on the server when the page arrives as a document. */
export const producerRegion = staticRegion(async () => {
  const { ProducerStory } = await import(
    /* webpackChunkName: "page-producer-story" */ './producer-story.tsx'
  );
  return ProducerStory;
});
