import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { ShopPath } from '@shop/contracts/routing';
import { useOwnReviewsQuery } from '@shop/contracts/store-api';
import { Button, Skeleton, TextLink, VisuallyHidden } from '@shop/contracts/ui';
import { hasDraft, keepDraft } from '../../model/form-draft.ts';
import { draftOfReview, type ReviewedItem } from '../../model/orders/reviewed-items.ts';
import css from './line-review.module.css';

const loadForm = () => import(/* webpackChunkName: "review-form" */ './review-form.tsx');
const ReviewForm = lazy(loadForm);
const prepare = () => void loadForm().catch(() => undefined);

interface Props {
  item: ReviewedItem;
  /** The item's, in the language of the page. */
  name: string;
  /** The item's page. */
  to: ShopPath | null;
  ownerId: string;
}

/** A stable reference: React calls it on mount only. */
const focusOnMount = (it: HTMLElement | null) => it?.focus();

/**
 * Below a line of an order: the status of the customer's review, or a button to write one. The form's code is loaded
 * on opening; after a reload an open form is restored with its input.
 */
export const LineReview = ({ item, name, to, ownerId }: Props) => {
  const draft = draftOfReview(item);
  const { data, isError } = useOwnReviewsQuery({ ownerId }, { refetchOnMountOrArgChange: true });
  const [form, setForm] = useState<'closed' | 'found' | 'opened'>(() =>
    hasDraft(draft, ownerId) ? 'found' : 'closed',
  );
  const [hasJustReviewed, setHasJustReviewed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The service's data updates later than its response to the form.
  const state =
    data?.reviews.find((it) => it.kind === item.kind && it.code === item.code)?.state ??
    (hasJustReviewed ? 'pending' : null);

  if (state) {
    return (
      <p className={css.state} ref={hasJustReviewed ? focusOnMount : undefined} tabIndex={-1}>
        <FormattedMessage id={`account.review.${state}`} />{' '}
        {state === 'published' && to && (
          <TextLink to={`${to}#reviews`}>
            <FormattedMessage id="account.review.read" />
            <VisuallyHidden> {name}</VisuallyHidden>
          </TextLink>
        )}
      </p>
    );
  }
  // If existing reviews cannot be read, the service rejects a second one.
  if (!data && !isError) return <div className={css.place} />;
  if (form !== 'closed') {
    const close = () => {
      keepDraft(draft, null);
      setForm('closed');
      requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
    };
    return (
      <div className={css.form}>
        <Suspense fallback={<Skeleton height="3rem" lines={4} />}>
          <ReviewForm
            item={item}
            name={name}
            ownerId={ownerId}
            takesFocus={form === 'opened'}
            onReviewed={() => setHasJustReviewed(true)}
            onCancel={close}
          />
        </Suspense>
      </div>
    );
  }
  // Without the form's code the button stays and can be tried again.
  const open = () => void loadForm().then(() => setForm('opened'), prepare);
  return (
    <div ref={box} className={css.place}>
      <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        <FormattedMessage id="account.review.write" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
};
