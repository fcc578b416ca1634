import http from 'node:http';
import https from 'node:https';
import { mediaType } from '../../engine/http/api-context.ts';
import type { Reach } from './reach.ts';

/** Result of one delivery attempt. `code` is null if the request got no response. */
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

/** The reason why a request got no response, in a word: `ECONNREFUSED`, `Timeout`. */
const reasonOf = ({ code, cause, message }: NodeJS.ErrnoException): string =>
  cause instanceof DOMException && cause.name === 'TimeoutError' ? 'Timeout' : (code ?? message);

/** POSTs one callback. Any response other than 2xx is a failure, redirects included. */
export const postCallback =
  (reach: Reach) =>
  ({ url, topic, body, signature, signal }: Call): Promise<Delivery> =>
    new Promise((resolve) => {
      const failed = (message: string) => resolve({ ok: false, code: null, message });
      // The webhook may have been registered under another configuration.
      if (!reach.mayCall(url)) return failed('Internal address');
      const { request } = url.startsWith('https:') ? https : http;
      const headers = {
        'content-type': mediaType,
        'content-length': Buffer.byteLength(body),
        'x-commercelayer-topic': topic,
        'x-commercelayer-signature': signature,
      };
      request(url, { method: 'POST', headers, lookup: reach.lookup, signal })
        .on('error', (error) => failed(reasonOf(error)))
        .on('response', (response) => {
          const { statusCode = 0, statusMessage = '' } = response;
          const ok = statusCode >= 200 && statusCode < 300;
          resolve({ ok, code: String(statusCode), message: statusMessage });
          // The response body is ignored, however long it is.
          response.destroy();
        })
        .end(body);
    });
