import { staticRegion } from '../../components/static-region/static-region.tsx';

/** Chunk of what is told of a producer, whose style sheet its document carries. */
export const STORY_CHUNK = 'page-producer-story';

/** What is told of a producer is to be read only: in a document its code and its texts stay with the server. */
export const producerRegion = staticRegion(async () => {
  const { ProducerStory } = await import(
    /* webpackChunkName: "page-producer-story" */ './producer-story.tsx'
  );
  return ProducerStory;
});
