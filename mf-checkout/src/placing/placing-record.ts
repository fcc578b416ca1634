import { browserStorage, slot } from '@shop/contracts/commerce';
import type { Phase } from './placing-machine.ts';

/** How far placing an order has come in this tab: what a page that is loaded again goes on from. */
interface PlacingRecord {
  orderId: string;
  phase: Phase;
}

const PHASES: readonly string[] = [
  'idle',
  'validating',
  'tokenizing',
  'challenging',
  'authorizing',
  'placing',
  'checking',
  'placed',
  'refused',
  'unknown',
] satisfies Phase[];

const isRecord = (value: unknown): value is PlacingRecord => {
  const { orderId, phase } = (value ?? {}) as Partial<PlacingRecord>;
  return typeof orderId === 'string' && typeof phase === 'string' && PHASES.includes(phase);
};

const record = () => slot(browserStorage().session, 'fv.placing', isRecord);

/** Keeps the phase an order is in; forgets it when there is nothing to go on from. */
export const keepPhase = (orderId: string, phase: Phase): void => {
  if (phase === 'idle' || phase === 'placed') record().clear();
  else record().write({ orderId, phase });
};

/** The phase an order was in when its page went away. */
export const keptPhase = (orderId: string): Phase => {
  const kept = record().read();
  return kept?.orderId === orderId ? kept.phase : 'idle';
};
