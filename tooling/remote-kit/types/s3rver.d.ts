declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** An S3 server in this process, as far as tests use it. */
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: readonly { name: string; configs?: readonly string[] }[];
    });

    httpServer: Server;

    run(): Promise<{ port: number }>;

    close(): Promise<void>;
  }

  export default S3rver;
}
