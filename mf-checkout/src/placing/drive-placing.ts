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

/** Phases in which no other tab may hand over a nonce: what is placed is paid with this one. */
const ALONE: readonly Phase[] = ['authorizing', 'placing'];

interface Listeners {
  /** Each state once, as it is entered. */
  onState: (state: PlacingState) => void;
  /** A port broke: a bug, which must not leave the shopper waiting in silence. */
  onCrash: (error: unknown) => void;
}

/** Drives {@link placing}: holds its state, carries out effects by the ports and brings back their answers. */
export const drivePlacing = (
  ports: PlacingPorts,
  { onState, onCrash }: Listeners,
): PlacingDriver => {
  let state: PlacingState = IDLE;
  const send = (event: PlacingEvent): void => {
    const step = placing(state, event);
    if (step.state !== state) {
      state = step.state;
      if (!ALONE.includes(state.phase)) ports.leave();
      onState(state);
    }
    if (!step.effect) return;
    const { attempt } = state;
    runEffect(step.effect, attempt, ports, send).catch((error: unknown) => {
      const failure = { code: 'SERVER', status: 0, detail: String(error), fields: [] } as const;
      // Whatever state it was in: the one answer that fits is taken, the other changes nothing.
      send({ type: 'failed', attempt, error: failure });
      send({ type: 'lost', attempt });
      send({ type: 'found', attempt, found: { kind: 'unknown' } });
      onCrash(error);
    });
  };
  return { state: () => state, send };
};
