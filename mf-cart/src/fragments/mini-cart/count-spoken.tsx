import { useState } from 'react';
import { VisuallyHidden } from '@shop/contracts/ui';

interface Props {
  count: number;
  /** The count as a sentence. */
  label: string;
  /** A toast announces the change. */
  isAnnounced: boolean;
}

/** Announces a count that changed while the page was open; the initial one is not announced. */
export const CountSpoken = ({ count, label, isAnnounced }: Props) => {
  const [last, setLast] = useState(count);
  const [spoken, setSpoken] = useState(false);
  if (count !== last) {
    setLast(count);
    // The step from an unknown count to the order's is not a change.
    setSpoken(!isAnnounced && last > 0);
  }
  return <VisuallyHidden role="status">{spoken ? label : null}</VisuallyHidden>;
};
