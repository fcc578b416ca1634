import { compareMails } from './compare-mails.ts';
import { compareOpen, compareOrders } from './compare-orders.ts';
import { compareRequests, compareReturns } from './compare-requests.ts';
import type { Phase } from './phase.ts';

/** The parts of a run in their order. The last one checks again what the others did not see. */
export const PHASES = [
  ['orders', compareOrders],
  ['returns', compareReturns],
  ['requests', compareRequests],
  ['mails', compareMails],
  ['open', compareOpen],
] as const satisfies readonly (readonly [string, Phase])[];

export type PhaseName = (typeof PHASES)[number][0];
