import { browserStorage, slot } from '@shop/contracts/commerce';
import type { Phase } from './placing-machine.ts';

/** Phase of placing in this tab, so that a reloaded page can resume. */
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

/** Stores the phase of an order; clears it if there is nothing to resume. */
export const keepPhase = (orderId: string, phase: Phase): void => {
  if (phase === 'idle' || phase === 'placed') record().clear();
  else record().write({ orderId, phase });
};

/** The phase of an order when its page was unloaded. */
export const keptPhase = (orderId: string): Phase => {
  const kept = record().read();
  return kept?.orderId === orderId ? kept.phase : 'idle';
};
