import type { FragmentRef } from '@shop/contracts/remote';
import type { RemotesOfPage } from '../remotes/create-remotes.ts';
import { createCircuit } from './circuit.ts';

/** Longest a page waits for the code of a fragment in one of its slots, in ms. Then the browser renders the fragment. */
const FILL_LIMIT = 500;

/**
 * Loads the fragments of a page's slots for a render worker. One that is late does not delay later pages either: it is
 * tried again after a pause ({@link createCircuit}). Never rejects; a fragment that fails leaves its place empty.
 */
export const fillPreloader = (limit: number = FILL_LIMIT) => {
  const circuits = new Map<FragmentRef, ReturnType<typeof createCircuit>>();

  const circuitOf = (ref: FragmentRef) => {
    const circuit = circuits.get(ref) ?? createCircuit({ limit, tolerance: 1 });
    circuits.set(ref, circuit);
    return circuit;
  };

  return async (
    remotes: Pick<RemotesOfPage, 'preload'>,
    refs: readonly FragmentRef[],
  ): Promise<void> => {
    await Promise.all(
      refs.map((ref) => circuitOf(ref)(() => remotes.preload([ref])).catch(() => undefined)),
    );
  };
};
