import { mediaType } from '../core/http/api-context.ts';

/** What became of one attempt to deliver. `code` is null where there was no answer. */
export interface Delivery {
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
}

export interface Call {
  readonly url: string;
  readonly topic: string;
  readonly body: string;
  readonly signature: string;
  readonly signal: AbortSignal;
}

/** Why a request got no answer, in a word: `ECONNREFUSED`, `Timeout`. */
const reasonOf = (error: unknown): string => {
  const { name, cause, message } = error as Partial<Error> & {
    cause?: { code?: string; message?: string };
  };
  return name === 'TimeoutError'
    ? 'Timeout'
    : (cause?.code ?? cause?.message ?? message ?? String(error));
};

/** POSTs one callback. Anything but an answer of 2xx, redirects too, is a failure. */
export const postCallback = async (call: Call): Promise<Delivery> => {
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': mediaType,
        'x-commercelayer-topic': call.topic,
        'x-commercelayer-signature': call.signature,
      },
      body: call.body,
      signal: call.signal,
    });
    // What a receiver says beyond its status is not read, however long it is.
    void response.body?.cancel().catch(() => undefined);
    return { ok: response.ok, code: String(response.status), message: response.statusText };
  } catch (error) {
    return { ok: false, code: null, message: reasonOf(error) };
  }
};
