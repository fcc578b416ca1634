export { addressSet, isNetwork } from './address-set.ts';
export { networkOf } from './network-of.ts';
export { createTokenBuckets, type BucketSize, type TokenBuckets } from './token-buckets.ts';
