import {
  isAmbiguous,
  isRetryable,
  type CommerceError,
  type Result,
} from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

export type PlacingOutcome =
  | { kind: 'placed' }
  /** The platform said no, for a reason. */
  | { kind: 'refused'; error: CommerceError }
  /** The answer was lost and the order is still open: placing it again is safe. */
  | { kind: 'not-placed' }
  /** The platform cannot be asked; the order may be placed. */
  | { kind: 'unknown' };

export interface PlacingPorts {
  place: () => Promise<Result<Order>>;
  read: () => Promise<Result<Order>>;
  wait: (ms: number) => Promise<void>;
  /** From here on the shopper is told that the order is being checked. */
  onChecking: () => void;
}

const TRIES = 5;
const INTERVAL = 1000;

const isPlaced = ({ status }: Order): boolean => status === 'placed' || status === 'approved';

/**
 * Reads an order until it is plain whether it was placed: up to 5 times, a second apart.
 */
export const checkOrder = async ({ read, wait }: PlacingPorts): Promise<PlacingOutcome> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await read();
    if (answer.ok && isPlaced(answer.value)) return { kind: 'placed' };
    if (answer.ok && answer.value.editable) return { kind: 'not-placed' };
    if (!answer.ok && !isRetryable(answer.error)) return refused(answer.error);
    if (attempt < TRIES) await wait(INTERVAL);
  }
  return { kind: 'unknown' };
};

/**
 * Places an order so that there is one order whatever happens (P5): a lost answer is never a reason to place
 * blindly again, the order itself is asked first.
 */
export const placeSafely = async (ports: PlacingPorts): Promise<PlacingOutcome> => {
  const answer = await ports.place();
  if (answer.ok && isPlaced(answer.value)) return { kind: 'placed' };
  if (!answer.ok && !isAmbiguous(answer.error)) return refused(answer.error);
  ports.onChecking();
  return checkOrder(ports);
};

const refused = (error: CommerceError): PlacingOutcome => ({ kind: 'refused', error });
