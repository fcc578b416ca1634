import type { FragmentRef } from '@shop/contracts/remote';
import type { ReleasedFill } from '@shop/contracts/remote/release-manifest';
import type { SlotFills } from '../../src/remotes/slot-fills.ts';
import type { ReleaseSet } from './release-set.ts';

/** Most fragments that a slot shows: more would push down what the page itself says. */
export const FILLS_PER_SLOT = 3;

interface Filled {
  /** Slot → its fragments in order, at most {@link FILLS_PER_SLOT}. */
  shown: SlotFills;
  /** Slot → fragments that are beyond the limit. */
  omitted: SlotFills;
}

/** A release only places fragments of its own. */
const isOwn = (remote: string, { fragment }: ReleasedFill): boolean =>
  fragment.startsWith(`${remote}/`);

const fillAll = ({ releases }: Pick<ReleaseSet, 'releases'>): Filled => {
  const fills = Object.entries(releases)
    .flatMap(([remote, { extras }]) =>
      (extras.slots ?? []).filter((it) => isOwn(remote, it)).map((it) => ({ ...it, remote })),
    )
    // A sort is stable: fills of one remote with the same order stay as declared.
    .sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : a.remote > b.remote ? 1 : 0));
  const bySlot = new Map<string, Set<FragmentRef>>();
  for (const { slot, fragment } of fills)
    bySlot.set(slot, (bySlot.get(slot) ?? new Set()).add(fragment));
  const all = [...bySlot].map(([slot, refs]) => [slot, [...refs]] as const);
  return {
    shown: Object.fromEntries(all.map(([slot, refs]) => [slot, refs.slice(0, FILLS_PER_SLOT)])),
    omitted: Object.fromEntries(
      all
        .map(([slot, refs]) => [slot, refs.slice(FILLS_PER_SLOT)] as const)
        .filter(([, refs]) => refs.length > 0),
    ),
  };
};

/** A set never changes. */
const filled = new WeakMap<object, Filled>();

const filledIn = (set: Pick<ReleaseSet, 'releases'>): Filled => {
  const cached = filled.get(set) ?? fillAll(set);
  filled.set(set, cached);
  return cached;
};

/** The fragments that fill each slot on pages of a release set: by `order`, then by name of the remote. */
export const slotFills = (set: Pick<ReleaseSet, 'releases'>): SlotFills => filledIn(set).shown;

/** @returns reports fragments beyond a slot's limit, each list of them once for as long as the process runs */
export const omittedFillsReporter = (warn: (reason: string) => void) => {
  const reported = new Set<string>();
  return (set: Pick<ReleaseSet, 'releases'>): void => {
    for (const [slot, refs] of Object.entries(filledIn(set).omitted)) {
      const reason = `slot ${slot} shows ${FILLS_PER_SLOT} fragments, without ${refs.join(', ')}`;
      if (!reported.has(reason)) warn(reason);
      reported.add(reason);
    }
  };
};
