import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body's bytes as they came. */
  readonly raw: Buffer;
  readonly topic: string;
  readonly document: {
    data: {
      id: string;
      type: string;
      attributes: Record<string, unknown>;
      relationships: Record<string, { data?: unknown }>;
    };
    included?: { id: string; type: string; attributes: Record<string, unknown> }[];
  };
}

/** What a receiver answers: a status, or nothing until `release` is called. */
export type Answer = number | 'hang';

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers each request, by the number of the request from 1; 200 unless told. */
  answer: (count: number, request: Received) => Answer;
  /** Resolves when that many requests have come in all, or one that fits. */
  readonly until: (enough: number | ((all: readonly Received[]) => boolean)) => Promise<void>;
  /** Answers what hangs with 200. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** A receiver of webhooks on a free port of this machine. */
export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  const watching = new Set<() => void>();
  const hanging = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const it: Received = {
        path: request.url ?? '',
        headers: request.headers,
        raw,
        topic: String(request.headers['x-commercelayer-topic']),
        document: JSON.parse(raw.toString() || 'null') as Received['document'],
      };
      received.push(it);
      const answer = receiver.answer(received.length, it);
      const end = (status: number) => {
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('noted');
      };
      if (answer === 'hang') hanging.add(() => end(200));
      else end(answer);
      for (const check of [...watching]) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: () => 200,
    until: (enough) =>
      new Promise((resolve) => {
        const done = () =>
          typeof enough === 'number' ? received.length >= enough : enough(received);
        const check = () => {
          if (!done()) return;
          watching.delete(check);
          resolve();
        };
        watching.add(check);
        check();
      }),
    release: () => {
      for (const end of hanging) end();
      hanging.clear();
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
};
