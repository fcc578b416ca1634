import { useText } from '@shop/contracts/i18n';
import { useNavigationType } from '@shop/contracts/routing';
import { VisuallyHidden } from '@shop/contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { COUNT_ID } from './listing-ids.ts';
import css from './listing.module.css';

/** How many items the list has, read out whenever a step of the shopper leads to another number. */
export const ResultCount = ({ total }: { total: number }) => {
  const count = useText()('catalog.category.count', { total });
  // The page a visit begins with, or goes back to, is read out as a whole.
  const quiet = useRef(useNavigationType() === 'POP');
  const [said, say] = useState('');
  useEffect(() => {
    if (!quiet.current) say(count);
    quiet.current = false;
  }, [count]);
  return (
    <>
      <p id={COUNT_ID} tabIndex={-1} className={css.count}>
        {count}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
