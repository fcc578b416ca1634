import { useState } from 'react';
import { VisuallyHidden } from '@shop/contracts/ui';

interface Props {
  count: number;
  /** The count in words. */
  label: string;
}

/** Reads out a count that changed while one was looking; the first one a page finds is no news. */
export const CountSpoken = ({ count, label }: Props) => {
  const [known, setKnown] = useState(count);
  const [spoken, setSpoken] = useState(false);
  if (count !== known) {
    setKnown(count);
    // From nothing known yet to what the order holds.
    setSpoken(spoken || known > 0);
  }
  return <VisuallyHidden role="status">{spoken ? label : null}</VisuallyHidden>;
};
