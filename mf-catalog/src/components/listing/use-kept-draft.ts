import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from '@shop/contracts/routing';
import type { ListingQuery } from '../../model/listing/listing-query.ts';
import { handOver } from './hand-over.ts';

interface Left {
  list: string;
  draft: ListingQuery;
  /** Id of what had the focus. */
  focus: string | undefined;
}

/** What was being chosen. */
const choices = handOver<Left>();

/**
 * What is chosen in an open drawer, null while it is closed. Whoever opens it again before the list asked for has come
 * goes on in the drawer of that list: every step of narrowing down is a page of its own. Going back leads out of it.
 *
 * @param list - tells this list, whatever it is narrowed down to, from others
 * @param openerId - id of the button that opens it, which gets the focus back
 */
export const useKeptDraft = (list: string, openerId: string) => {
  const isBack = useNavigationType() === 'POP';
  const [draft, setDraft] = useState<ListingQuery | null>(null);
  const focus = useRef<string>(undefined);
  const arrive = useEffectEvent(() => {
    const left = choices.arrive();
    if (left?.list !== list || isBack) return;
    focus.current = left.focus;
    document.getElementById(openerId)?.focus({ preventScroll: true });
    setDraft(left.draft);
  });
  const leave = useEffectEvent(() => {
    if (draft) choices.leave({ list, draft, focus: document.activeElement?.id });
  });
  // When the list comes and when it goes.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the list before leaves it in this very commit
    arrive();
    return () => leave();
  }, []);
  useEffect(() => {
    if (!draft || !focus.current) return;
    document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  }, [draft]);
  return [draft, setDraft] as const;
};
