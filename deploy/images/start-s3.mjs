// Starts the S3 server of s3.Dockerfile with one bucket. It reads objects without credentials, as a public bucket.
import S3rver from '@20minutes/s3rver';

const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  directory: '/data',
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'artifacts' }],
});
await server.run();
console.log('s3: listening on port 9000 with the bucket artifacts');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void server.close().then(() => process.exit(0)));
