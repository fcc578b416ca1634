import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ArtifactStore } from '../storage/artifact-store.ts';
import { openStore } from '../storage/open-store.ts';

/** A running S3 server with an empty bucket. */
export interface TestBucket {
  /** `s3://shop-artifacts/eu` */
  root: string;
  /** Public address of the same place. */
  url: string;
  store: ArtifactStore;
  /** Response to a reader without keys, with the bytes as stored. */
  fetch: (path: string) => Promise<Response>;
  /** Replaces the content of an object, as only someone with keys can. */
  overwrite: (path: string, content: string) => Promise<void>;
  /** Called for each request; may end it with a status. */
  onRequest: (listener: (method: string, path: string) => number | undefined) => void;
  /** Lets requests fail as if the server were gone. */
  goDown: () => Promise<void>;
  stop: () => Promise<void>;
}

const NAME = 'shop-artifacts';

/** The keys that s3rver knows. */
const VARIABLES = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_MAX_ATTEMPTS: '1',
};

/** Starts an S3 server on a free port, and sets the variables of the SDK until it stops. */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It signs the address of a bucket without the slash at its end, unlike the SDK.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: NAME }],
  });
  const { port } = await server.run();
  const [serve] = server.httpServer.listeners('request');
  let listener: (method: string, path: string) => number | undefined = () => undefined;
  server.httpServer.removeAllListeners('request').on('request', (request, response) => {
    const path = decodeURIComponent(`${request.url}`.replace(/^\/[^/]*\/?|\?.*/g, ''));
    const status = listener(`${request.method}`, path);
    if (status === undefined) serve?.call(server.httpServer, request, response);
    else response.writeHead(status).end();
  });
  const before = { ...process.env };
  const endpoint = `http://127.0.0.1:${port}`;
  Object.assign(process.env, VARIABLES, { AWS_ENDPOINT_URL_S3: endpoint });
  const goDown = async (): Promise<void> => {
    server.httpServer.closeAllConnections();
    if (server.httpServer.listening) await server.close();
  };
  const root = `s3://${NAME}/eu`;
  const url = `${endpoint}/${NAME}/eu`;
  return {
    root,
    url,
    store: openStore(root),
    fetch: (path) => fetch(`${url}/${path}`),
    overwrite: async (path, content) => {
      await fetch(`${url}/${path}`, { method: 'PUT', body: content });
    },
    onRequest: (given) => (listener = given),
    goDown,
    stop: async () => {
      await goDown();
      process.env = before;
      await rm(directory, { recursive: true });
    },
  };
};
