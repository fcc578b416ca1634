import { staticRegion } from '../shared/static-region.tsx';

/** Chunk of the texts about a producer, whose style sheet its document carries. */
export const STORY_CHUNK = 'page-producer-story';

/** The texts about a producer are only read: in a document its code and its texts stay with the server. */
export const producerRegion = staticRegion(async () => {
  const { ProducerStory } = await import(
    /* webpackChunkName: "page-producer-story" */ './producer-story.tsx'
  );
  return ProducerStory;
});
