import {
  IDLE,
  placing,
  type Phase,
  type PlacingEvent,
  type PlacingState,
} from './placing-machine.ts';
import { runEffect, type PlacingPorts } from './run-effect.ts';

export interface PlacingDriver {
  state: () => PlacingState;
  send: (event: PlacingEvent) => void;
}

/** Phases in which no other tab may use a nonce: the order is paid with this tab's. */
const EXCLUSIVE: readonly Phase[] = ['authorizing', 'placing'];

interface Listeners {
  /** Called once per state, on entry. */
  onState: (state: PlacingState) => void;
  /** A port threw: a bug, which must not leave the shopper waiting. */
  onCrash: (error: unknown) => void;
}

/** Drives {@link placing}: holds its state, runs effects through the ports and sends their results back. */
export const drivePlacing = (
  ports: PlacingPorts,
  { onState, onCrash }: Listeners,
): PlacingDriver => {
  let state: PlacingState = IDLE;
  const send = (event: PlacingEvent): void => {
    const step = placing(state, event);
    if (step.state !== state) {
      state = step.state;
      if (!EXCLUSIVE.includes(state.phase)) ports.leave();
      onState(state);
    }
    if (!step.effect) return;
    const { attempt } = state;
    runEffect(step.effect, attempt, ports, send).catch((error: unknown) => {
      const failure = { code: 'SERVER', status: 0, detail: String(error), fields: [] } as const;
      // The state accepts the one matching event and ignores the others.
      send({ type: 'failed', attempt, error: failure });
      send({ type: 'lost', attempt });
      send({ type: 'found', attempt, found: { kind: 'unknown' } });
      onCrash(error);
    });
  };
  return { state: () => state, send };
};
