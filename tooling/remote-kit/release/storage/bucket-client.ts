import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type StoredFile, StorageError } from './artifact-store.ts';
import type { ObjectHeaders } from './object-headers.ts';

const decoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
};

/** Limits in ms: to connect, and between two pieces of a response. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** Advice by the SDK's name of an error. */
const ADVICE: Readonly<Record<string, string>> = {
  AccessDenied:
    'Its keys need s3:ListBucket, s3:GetObject, s3:PutObject and, to prune, s3:DeleteObject.',
  CredentialsProviderError: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  InvalidAccessKeyId: 'Check AWS_ACCESS_KEY_ID and AWS_ENDPOINT_URL_S3.',
  NoSuchBucket: 'Create the bucket, or correct the address.',
  SignatureDoesNotMatch: 'Check AWS_SECRET_ACCESS_KEY and AWS_REGION.',
};

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
};

const statusOf = (error: unknown): number | undefined => {
  const metadata: unknown =
    typeof error === 'object' && error && '$metadata' in error ? error.$metadata : undefined;
  const status: unknown =
    typeof metadata === 'object' && metadata && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined;
  return typeof status === 'number' ? status : undefined;
};

const failure = (address: string, error: unknown): StorageError => {
  const code = codeOf(error) ?? 'Error';
  const text = error instanceof Error ? error.message : `${error}`;
  const message = text.replace(/^AWS SDK error wrapper for /, '').replace(/\.$/, '');
  const reason = message.includes(code) ? message : `${code} ${message}`;
  const isRegion = /region is missing/i.test(message);
  const advice = isRegion
    ? 'Set AWS_REGION.'
    : (ADVICE[code] ?? 'Check the bucket and AWS_ENDPOINT_URL_S3, then run the command again.');
  return new StorageError(`${address} cannot be used: ${reason.trim()}. ${advice}`, {
    cause: error,
  });
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Loads the SDK on first use, because stores in folders do not need it. Endpoint, region and credentials are its own standard
 * variables.
 */
const connect = async (environment: Environment) => {
  const sdk = await import('@aws-sdk/client-s3');
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'];
  const client = new sdk.S3Client({
    requestHandler: TIMEOUTS,
    // Other servers than AWS seldom have a host name per bucket, and ignore the region.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(endpoint && !environment['AWS_REGION'] && { region: 'us-east-1' }),
  });
  return { sdk, client };
};

/** The requests to one bucket. Each fails with a {@link StorageError}. */
export interface BucketClient {
  /** @returns false if the object exists already; it is kept */
  put: (key: string, content: Buffer, headers: ObjectHeaders) => Promise<boolean>;
  /** Content without its encoding (`dcb` excepted); undefined if there is no such object. */
  get: (key: string) => Promise<Buffer | undefined>;
  /** Objects whose keys start with the prefix; their paths are whole keys. */
  list: (prefix: string) => Promise<StoredFile[]>;
  remove: (key: string) => Promise<void>;
}

/** Opens a bucket; the first request connects. */
export const bucketClient = (Bucket: string, environment: Environment): BucketClient => {
  let connection: ReturnType<typeof connect> | undefined;
  const request = async <T>(
    key: string,
    run: (tools: Awaited<ReturnType<typeof connect>>) => Promise<T>,
    expected: (error: unknown) => T | undefined = () => undefined,
  ): Promise<T> => {
    try {
      return await run(await (connection ??= connect(environment)));
    } catch (error) {
      const result = expected(error);
      if (result !== undefined) return result;
      throw failure(`s3://${Bucket}/${key}`, error);
    }
  };
  return {
    put: (Key, Body, headers) =>
      request<boolean>(
        Key,
        async ({ sdk: { PutObjectCommand }, client }) => {
          const object = { Bucket, Key, Body, ...headers };
          try {
            await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
          } catch (error) {
            // A server without conditional requests; the caller has listed what exists.
            if (statusOf(error) !== 501) throw error;
            await client.send(new PutObjectCommand(object));
          }
          return true;
        },
        // Another publication was faster.
        (error) => ([409, 412].includes(statusOf(error) ?? 0) ? false : undefined),
      ),
    get: async (Key) => {
      const found = await request<Buffer | null>(
        Key,
        async ({ sdk: { GetObjectCommand }, client }) => {
          const { Body, ContentEncoding = '' } = await client.send(
            new GetObjectCommand({ Bucket, Key }),
          );
          const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
          return (await decoders[ContentEncoding]?.(content)) ?? content;
        },
        (error) => (codeOf(error) === 'NoSuchKey' ? null : undefined),
      );
      return found ?? undefined;
    },
    list: (Prefix) =>
      request(Prefix, async ({ sdk: { paginateListObjectsV2 }, client }) => {
        const files: StoredFile[] = [];
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
          for (const { Key = '', Size = 0, LastModified } of Contents)
            files.push({ path: Key, size: Size, at: LastModified?.getTime() ?? 0 });
        return files;
      }),
    remove: (Key) =>
      request(Key, async ({ sdk: { DeleteObjectCommand }, client }) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }),
  };
};
