export { addressSet, isLoopbackName, isNetwork, networkOf } from './addresses.ts';
export { createTokenBuckets, type BucketSize, type TokenBuckets } from './token-buckets.ts';
