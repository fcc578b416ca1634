import { Skeleton } from '@shop/contracts/ui';

/** Placeholder of one line of text, in its height: the space has the line's. */
export const TextLine = () => (
  <span>
    {'\u00a0'}
    <Skeleton width="12rem" height="0.8em" />
  </span>
);
