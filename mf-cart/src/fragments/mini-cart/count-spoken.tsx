import { useState } from 'react';
import { VisuallyHidden } from '@shop/contracts/ui';

interface Props {
  count: number;
  /** The count in words. */
  label: string;
  /** A toast tells of the change. */
  isTold: boolean;
}

/** Reads out a count that changed while one was looking; the first one a page finds is no news. */
export const CountSpoken = ({ count, label, isTold }: Props) => {
  const [known, setKnown] = useState(count);
  const [spoken, setSpoken] = useState(false);
  if (count !== known) {
    setKnown(count);
    // Not from nothing known yet to what the order holds.
    setSpoken(!isTold && known > 0);
  }
  return <VisuallyHidden role="status">{spoken ? label : null}</VisuallyHidden>;
};
