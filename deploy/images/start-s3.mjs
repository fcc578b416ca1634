// Starts the S3 server of s3.Dockerfile with one bucket, which everyone may read. Writing needs the user `shop` with the
// secret in the file BUCKET_SECRET_FILE.
import { readFileSync } from 'node:fs';
import S3rver from '@20minutes/s3rver';
import accounts from '@20minutes/s3rver/lib/models/account.js';

const { DUMMY_ACCOUNT: user } = accounts;
user.revokeAccessKey('S3RVER');
user.createKeyPair('shop', readFileSync(process.env.BUCKET_SECRET_FILE, 'utf8').trim());

const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  directory: '/data',
  silent: true,
  // It calculates the signature of a bucket's own address differently from the SDK.
  allowMismatchedSignatures: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'artifacts' }],
});
await server.run();
console.log('s3: listening on port 9000 with the bucket artifacts');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void server.close().then(() => process.exit(0)));
