import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MessagesProvider, FormattedMessage, useText } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import { type Messages, useShop } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { CommerceError } from '@shop/contracts/commerce';
import {
  ErrorSummary,
  Form,
  FormField,
  FormRadioGroup,
  FormTextArea,
  SubmitButton,
  toFormErrors,
  type SubmitOutcome,
} from '@shop/contracts/forms';
import { useProfileQuery, useWriteReviewMutation } from '@shop/contracts/store-api';
import { Button } from '@shop/contracts/ui';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import { keepDraft, readDraft } from '../../model/form-draft.ts';
import {
  maxLength,
  LONGEST,
  REVIEW_FIELDS,
  toReviewRequest,
  type ReviewValues,
} from '../../model/orders/review-values.ts';
import { draftOfReview, type ReviewedItem } from '../../model/orders/reviewed-items.ts';
import { KeepDraft } from '../keep-draft.tsx';
import css from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';

/** Texts used by the form only. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** Provides these texts to the form. */
const WithReviewTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      {children}
    </MessagesProvider>
  );
};

interface Props {
  item: ReviewedItem;
  /** The item's, in the language of the page. */
  name: string;
  ownerId: string;
  /** Opened by the customer, not found open after a reload: it takes the focus. */
  takesFocus: boolean;
  /** There is a review of the item, by now or from before. */
  onReviewed: () => void;
  onCancel: () => void;
}

const Fields = ({ item, name, ownerId, takesFocus, onReviewed, onCancel }: Props) => {
  const { events } = useShop();
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const [write] = useWriteReviewMutation();
  const draft = draftOfReview(item);
  const [typed] = useState(() => readDraft(draft, ownerId));
  // Not awaited: the form keeps its input meanwhile.
  const { currentData: profile } = useProfileQuery({ ownerId });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const send = async (values: ReviewValues): Promise<SubmitOutcome> => {
    const answer = await write(toReviewRequest(values, item, locale));
    const failure = answer.error as CommerceError | undefined;
    if (failure?.code === 'NOT_FOUND') return { form: 'account.review.not_bought' };
    // Already submitted, in a lost response or another tab: displays that review.
    if (failure && failure.code !== 'TOO_LATE') return toFormErrors(failure);
    keepDraft(draft, null);
    if (!failure) events.emit('toast', { message: text('account.review.sent') });
    onReviewed();
    return undefined;
  };
  return (
    <div ref={box} className={css.box}>
      <Form<ReviewValues>
        className={css.form}
        initialValues={{ name: profile?.firstName ?? '', ...typed }}
        label={text('account.review.form', { name })}
        onSubmit={send}
      >
        <KeepDraft name={draft} ownerId={ownerId} fields={REVIEW_FIELDS} />
        <p className={css.note}>
          <FormattedMessage id="account.review.note" />
        </p>
        <ErrorSummary />
        <FormRadioGroup
          name="rating"
          label={<FormattedMessage id="account.review.rating" />}
          required
        >
          <StarChoice />
        </FormRadioGroup>
        <FormField
          name="title"
          label={<FormattedMessage id="account.review.title" />}
          required
          validate={maxLength(LONGEST.title)}
        />
        <FormTextArea
          name="text"
          label={<FormattedMessage id="account.review.text" />}
          rows={6}
          required
          validate={maxLength(LONGEST.text)}
        />
        <FormField
          name="name"
          label={<FormattedMessage id="account.review.name" />}
          hint={<FormattedMessage id="account.review.name_hint" />}
          autoComplete="nickname"
          required
          validate={maxLength(LONGEST.name)}
        />
        <div className={css.actions}>
          <SubmitButton>
            <FormattedMessage id="account.review.submit" />
          </SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            <FormattedMessage id="account.review.cancel" />
          </Button>
        </div>
      </Form>
    </div>
  );
};

/**
 * Reviews an item of an order (S11): stars, title, text, and a name to show, at first the customer's own. It appears once
 * the shop has read it.
 */
export default function ReviewForm(props: Props) {
  return (
    <WithReviewTexts>
      <Fields {...props} />
    </WithReviewTexts>
  );
}
