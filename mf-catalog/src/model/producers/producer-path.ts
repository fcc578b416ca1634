import type { ShopPath } from '@shop/contracts/routing';
import type { ProducerKey } from './producer-keys.ts';

/** The page of a house that makes what the shop sells: below the path word of lists. */
export const producerPath = (key: ProducerKey): ShopPath => `/category/producer/${key}`;
