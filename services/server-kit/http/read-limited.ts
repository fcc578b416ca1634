/** A response above the reader's limit. Its content is discarded. */
export class AnswerTooLong extends Error {
  constructor(url: string, limit: number) {
    super(`${url || 'the answer'} is longer than ${limit} bytes`);
    this.name = 'AnswerTooLong';
  }
}

const declaredLength = (answer: Response): number =>
  // The length of a compressed answer says nothing about what it unpacks to.
  answer.headers.has('content-encoding') ? 0 : Number(answer.headers.get('content-length') ?? 0);

/**
 * The content of an answer, as long as it is not longer than the limit. It is counted after decompression, piece by
 * piece: a small compressed answer can unpack to gigabytes, and is given up at the limit.
 *
 * @param limit bytes
 * @throws {AnswerTooLong}
 */
export const readBytes = async (answer: Response, limit: number): Promise<Uint8Array> => {
  if (declaredLength(answer) > limit) {
    await answer.body?.cancel();
    throw new AnswerTooLong(answer.url, limit);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop by an error cancels the stream, and with it the transfer.
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > limit) throw new AnswerTooLong(answer.url, limit);
    chunks.push(piece);
  }
  const content = new Uint8Array(length);
  let at = 0;
  for (const piece of chunks) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
};

/**
 * The JSON of a response, within a limit.
 *
 * @param limit - bytes after decompression
 * @throws {AnswerTooLong} and `SyntaxError` for invalid JSON
 */
export const readJson = async (answer: Response, limit: number): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await readBytes(answer, limit)));
