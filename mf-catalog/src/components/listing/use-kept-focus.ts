import { useLayoutEffect } from 'react';
import { handOver } from './hand-over.ts';
import { COUNT_ID, LISTING_ID } from './listing-ids.ts';

/** Where the focus was, and which groups were open. */
const controls = handOver<{ focus: string; open: readonly string[] }>();

const leave = (): void => {
  const id = document.activeElement?.id;
  if (!id?.startsWith(LISTING_ID)) return;
  const open = [...document.querySelectorAll(`details[open][id^="${LISTING_ID}"]`)];
  controls.leave({ focus: id, open: open.map((it) => it.id) });
};

const arrive = (): void => {
  const left = controls.arrive();
  if (!left) return;
  for (const id of left.open) document.getElementById(id)?.setAttribute('open', '');
  const target = document.getElementById(left.focus) ?? document.getElementById(COUNT_ID);
  target?.focus({ preventScroll: true });
};

/**
 * Every address is a page of its own, and so is every step of narrowing down a list: this hands the focus on from
 * the control in the old page to the same one in the new. What is gone hands it to the count.
 */
export const useKeptFocus = (): void =>
  useLayoutEffect(() => {
    arrive();
    return leave;
  }, []);
