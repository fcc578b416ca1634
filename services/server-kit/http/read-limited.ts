/** Thrown when a response exceeds its reader's byte limit. Bytes read so far are discarded. */
export class ResponseTooLarge extends Error {
  constructor(url: string, limit: number) {
    super(`${url || 'the response'} is longer than ${limit} bytes`);
    this.name = 'ResponseTooLarge';
  }
}

const declaredLength = (response: Response): number =>
  // `content-length` of a compressed response is not its decompressed size.
  response.headers.has('content-encoding')
    ? 0
    : Number(response.headers.get('content-length') ?? 0);

/**
 * Reads a response body up to a limit. Bytes are counted after decompression, chunk by chunk, because a small compressed
 * response can expand to gigabytes.
 *
 * @param limit bytes after decompression
 * @throws {ResponseTooLarge} the transfer is canceled
 */
export const readBytes = async (response: Response, limit: number): Promise<Uint8Array> => {
  if (declaredLength(response) > limit) {
    await response.body?.cancel();
    throw new ResponseTooLarge(response.url, limit);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Throwing out of the loop cancels the stream and the transfer.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new ResponseTooLarge(response.url, limit);
    chunks.push(chunk);
  }
  const content = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    content.set(chunk, at);
    at += chunk.length;
  }
  return content;
};

/**
 * Reads and parses a JSON response within a limit.
 *
 * @param limit bytes after decompression
 * @throws {ResponseTooLarge}
 * @throws {SyntaxError} if the body is not JSON
 */
export const readJson = async (response: Response, limit: number): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await readBytes(response, limit)));

/**
 * Wraps `fetch` so that reading a response beyond the limit fails with {@link ResponseTooLarge}. For libraries that read
 * responses themselves, such as the platform's SDK.
 *
 * @param limit bytes after decompression
 */
export const limitFetch =
  (fetch: typeof globalThis.fetch, limit: number): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let length = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          length += chunk.length;
          if (length > limit) throw new ResponseTooLarge(response.url, limit);
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
