import type { CommerceError, Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CardOutcome, InstrumentType } from '../steps/payment/card/card-port.ts';
import { hasMissingMethod } from '../steps/shipping/shipping-methods.ts';
import { nextSection, isPlaced } from '../steps/section-rules.ts';
import { depositProblem } from './check-deposits.ts';
import { refusalOfCard, refusalOfDeposits, refusalOfPlacing, type Refusal } from './refusal.ts';
import { diffReviews } from '../steps/review/diff-reviews.ts';
import { toReview, type Review } from '../steps/review/review.ts';

/** What the shopper agreed to by pressing the button. */
export interface Agreement {
  review: Review;
  /** Id of the payment method or stored payment; `free_payment` for a free order (P3). */
  payment: string;
  /** Whether the payment frame must create a nonce. */
  tokenizes: boolean;
  /** Whether to store the instrument for later orders. */
  save: boolean;
  /** The age the shopper confirmed, in years, if the order requires one. */
  age?: number;
  /**
   * Metadata saved with the order right before. Placing sends it again, since the back office may have overwritten it
   * (T10).
   */
  metadata?: Readonly<Record<string, unknown>>;
}

/**
 * State of placing. `attempt` numbers the current attempt: results of an earlier one are ignored. From `placing` on
 * the order may be placed; before it, nothing was charged.
 */
export type PlacingState = { attempt: number } & (
  | { phase: 'idle' }
  /** The order is read again and compared with the agreement. */
  | { phase: 'validating'; agreed: Agreement; isAgain: boolean }
  /** The payment frame creates a nonce. */
  | { phase: 'tokenizing'; agreed: Agreement; order: Order }
  /** The bank challenges the shopper (3-D Secure). */
  | { phase: 'challenging'; agreed: Agreement; order: Order }
  /** The nonce is sent to the order's payment source. */
  | { phase: 'authorizing'; agreed: Agreement; instrument: InstrumentType }
  | { phase: 'placing'; agreed: Agreement; isAgain: boolean }
  /** The response to placing was lost: reads the order. */
  | { phase: 'checking' }
  | { phase: 'placed' }
  | { phase: 'refused'; refusal: Refusal }
  /** The order could not be read: it may be placed. */
  | { phase: 'unknown' }
);
export type Phase = PlacingState['phase'];

/** Result of checking whether an order is placed. */
export type Found =
  | { kind: 'placed' }
  | { kind: 'open' }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: CommerceError };

type Answer = { attempt: number } & (
  | { type: 'validated'; order: Order }
  | { type: 'failed'; error: CommerceError }
  | { type: 'challenged' }
  | { type: 'card'; outcome: CardOutcome }
  | { type: 'authorized'; order: Order }
  | { type: 'placed' }
  | { type: 'lost' }
  /** `order`: as read after the refusal, if it could be read. */
  | { type: 'refused'; error: CommerceError; order: Order | null }
  | { type: 'found'; found: Found }
);
export type PlacingEvent =
  | { type: 'submit'; agreed: Agreement }
  /** The shopper dismissed the refusal or chose another payment option. */
  | { type: 'dismiss' }
  /** The page was reloaded in this phase. */
  | { type: 'resume'; phase: Phase }
  | Answer;

export type Tokenized = Extract<CardOutcome, { kind: 'tokenized' }>;

/** Side effect to run; its result returns as an event of the same attempt. */
export type Effect =
  | { type: 'validate'; agreed: Agreement }
  | { type: 'tokenize'; amount: Money }
  | { type: 'authorize'; outcome: Tokenized; order: Order }
  | { type: 'place'; agreed: Agreement; order: Order }
  | { type: 'check' };

export interface Step {
  state: PlacingState;
  effect?: Effect;
}

export const IDLE: PlacingState = { phase: 'idle', attempt: 0 };

/** Phases in which the order may be placed already: a reloaded page checks it first. */
const MAY_BE_PLACED: readonly Phase[] = ['placing', 'checking', 'unknown'];

/** Phases in which a click starts placing; in any other it does nothing (P5). */
const RESTING: readonly Phase[] = ['idle', 'refused', 'unknown'];

/** Phases in which the shopper has to wait. */
export const isBusy = ({ phase }: PlacingState): boolean =>
  !RESTING.includes(phase) && phase !== 'placed';

/**
 * Phases after the nonce was created. Before them the payment frame must stay usable: it focuses missing fields and
 * shows the bank's challenge.
 */
const HANDED_OVER: readonly Phase[] = ['authorizing', 'placing', 'checking', 'placed'];

/** Whether the payment frame must be disabled. */
export const isHandedOver = ({ phase }: PlacingState): boolean => HANDED_OVER.includes(phase);

const refuse = (attempt: number, refusal: Refusal): Step => ({
  state: { phase: 'refused', attempt, refusal },
});
const failed = (attempt: number, error: CommerceError): Step =>
  refuse(attempt, { kind: 'failed', error });
const check = (attempt: number): Step => ({
  state: { phase: 'checking', attempt },
  effect: { type: 'check' },
});
const validate = (attempt: number, agreed: Agreement, isAgain: boolean): Step => ({
  state: { phase: 'validating', attempt, agreed, isAgain },
  effect: { type: 'validate', agreed },
});

/** Next step after reading the order again: continues only if it matches the agreement. */
const compare = (attempt: number, agreed: Agreement, order: Order, proceed: () => Step): Step => {
  if (isPlaced(order)) return { state: { phase: 'placed', attempt } };
  if (order.status === 'placing') return check(attempt);
  const problem = depositProblem(order);
  if (problem) return refuse(attempt, refusalOfDeposits(problem));
  const section = nextSection(order);
  if (section !== 'payment') return refuse(attempt, { kind: 'undone', section });
  const review = toReview(order);
  const changes = diffReviews(agreed.review, review);
  return changes.length > 0 ? refuse(attempt, { kind: 'changed', changes, review }) : proceed();
};

const onCard = (
  { attempt, agreed, order }: Extract<PlacingState, { phase: 'tokenizing' | 'challenging' }>,
  outcome: CardOutcome,
): Step => {
  switch (outcome.kind) {
    case 'tokenized':
      return {
        state: { phase: 'authorizing', attempt, agreed, instrument: outcome.instrument.type },
        effect: { type: 'authorize', outcome, order },
      };
    case 'incomplete':
    case 'closed':
      return { state: { phase: 'idle', attempt } };
    case 'refused':
    case 'network-lost':
      return refuse(attempt, refusalOfCard(outcome));
  }
};

const onFound = (attempt: number, found: Found): Step => {
  switch (found.kind) {
    case 'placed':
      return { state: { phase: 'placed', attempt } };
    case 'open':
      return refuse(attempt, { kind: 'not-placed' });
    case 'unknown':
      return { state: { phase: 'unknown', attempt } };
    case 'failed':
      return failed(attempt, found.error);
  }
};

const onAnswer = (state: PlacingState, event: Answer): Step => {
  const { attempt } = state;
  const stay: Step = { state };
  switch (state.phase) {
    case 'validating': {
      const { agreed, isAgain } = state;
      if (event.type === 'failed') return failed(attempt, event.error);
      if (event.type !== 'validated') return stay;
      const { order } = event;
      return compare(attempt, agreed, order, () =>
        // On the second attempt the source has its nonce, still unused: the order was refused before payment.
        agreed.tokenizes && !isAgain
          ? {
              state: { phase: 'tokenizing', attempt, agreed, order },
              effect: { type: 'tokenize', amount: agreed.review.total },
            }
          : {
              state: { phase: 'placing', attempt, agreed, isAgain },
              effect: { type: 'place', agreed, order },
            },
      );
    }
    case 'tokenizing':
    case 'challenging':
      if (event.type === 'challenged') {
        return { state: { ...state, phase: 'challenging' } };
      }
      return event.type === 'card' ? onCard(state, event.outcome) : stay;
    case 'authorizing': {
      const { agreed } = state;
      if (event.type === 'failed') return failed(attempt, event.error);
      if (event.type !== 'authorized') return stay;
      const { order } = event;
      return compare(attempt, agreed, order, () => ({
        state: { phase: 'placing', attempt, agreed, isAgain: false },
        effect: { type: 'place', agreed, order },
      }));
    }
    case 'placing': {
      if (event.type === 'placed') return { state: { phase: 'placed', attempt } };
      if (event.type === 'lost') return check(attempt);
      if (event.type !== 'refused') return stay;
      // A shipping method that the platform removed meanwhile is set again, once.
      return event.order !== null && hasMissingMethod(event.order) && !state.isAgain
        ? validate(attempt, state.agreed, true)
        : refuse(attempt, refusalOfPlacing(event.error, event.order, state.agreed.review));
    }
    case 'checking':
      return event.type === 'found' ? onFound(attempt, event.found) : stay;
    default:
      return stay;
  }
};

/**
 * Placing an order, as a statechart: maps state and event to the next state and effect. Pure; its driver runs the
 * effect and sends the result back.
 *
 * Whatever the shopper or the network does, one order is placed (P5), for the agreed amount only, and no nonce is
 * used twice.
 */
export const placing = (state: PlacingState, event: PlacingEvent): Step => {
  switch (event.type) {
    case 'submit': {
      if (!RESTING.includes(state.phase)) return { state };
      const attempt = state.attempt + 1;
      return state.phase === 'unknown' ? check(attempt) : validate(attempt, event.agreed, false);
    }
    case 'dismiss':
      return state.phase === 'refused' ? { state: { ...IDLE, attempt: state.attempt } } : { state };
    case 'resume':
      return MAY_BE_PLACED.includes(event.phase) ? check(state.attempt + 1) : { state };
    default:
      return event.attempt === state.attempt ? onAnswer(state, event) : { state };
  }
};
