import { AnswerTooLong } from './read-limited.ts';

/**
 * A `fetch` whose responses fail with {@link AnswerTooLong} above a limit, for code that reads responses itself, like
 * the platform's SDK.
 *
 * @param limit - bytes after decompression
 */
export const limitFetch =
  (fetch: typeof globalThis.fetch, limit: number): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.body) return answer;
    let length = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => {
          length += piece.length;
          if (length > limit) throw new AnswerTooLong(answer.url, limit);
          controller.enqueue(piece);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };
