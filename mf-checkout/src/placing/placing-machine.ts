import type { CommerceError, Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CardOutcome, InstrumentType } from '../steps/payment/card/card-port.ts';
import { lacksMethod } from '../steps/shipping/shipping-methods.ts';
import { nextSection } from '../steps/section-rules.ts';
import { isPlaced } from './is-placed.ts';
import { refusalOfCard, refusalOfPlacing, type Refusal } from './refusal.ts';
import { diffReviews } from '../steps/review/diff-reviews.ts';
import { toReview, type Review } from '../steps/review/review.ts';

/** What the shopper agreed to by pressing the button. */
export interface Agreement {
  review: Review;
  /** Id of the payment method or of something stored; `free_payment` where nothing is to be paid (P3). */
  payment: string;
  /** Whether the payment frame is asked for a nonce. */
  tokenizes: boolean;
  /** Whether what is paid with is kept for later orders. */
  save: boolean;
  /** The age the shopper confirmed, in years, where the order asks for one. */
  age?: number;
  /** Metadata saved with the order right before: placing writes it along, for the back office may have overwritten it (T10). */
  metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Where placing stands. `attempt` numbers what is under way: an answer to an earlier attempt changes nothing. From
 * `placing` on the order may be placed; before it, nothing was charged.
 */
export type PlacingState = { attempt: number } & (
  | { phase: 'idle' }
  /** The order is read afresh, and compared with what the shopper agreed to. */
  | { phase: 'validating'; agreed: Agreement; isAgain: boolean }
  /** The payment frame makes a nonce. */
  | { phase: 'tokenizing'; agreed: Agreement; order: Order }
  /** The bank asks the shopper for a proof (3-D Secure). */
  | { phase: 'challenging'; agreed: Agreement; order: Order }
  /** The nonce is handed to the order's payment source. */
  | { phase: 'authorizing'; agreed: Agreement; instrument: InstrumentType }
  | { phase: 'placing'; agreed: Agreement; isAgain: boolean }
  /** The answer to placing was lost: the order is asked. */
  | { phase: 'checking' }
  | { phase: 'placed' }
  | { phase: 'refused'; refusal: Refusal }
  /** The order could not be asked: it may be placed. */
  | { phase: 'unknown' }
);
export type Phase = PlacingState['phase'];

/** What asking an order whether it is placed ends in. */
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
  /** `order`: as it was read after the refusal, where it could be read. */
  | { type: 'refused'; error: CommerceError; order: Order | null }
  | { type: 'found'; found: Found }
);
export type PlacingEvent =
  | { type: 'submit'; agreed: Agreement }
  /** The shopper has seen why the order was refused, or chose to pay otherwise. */
  | { type: 'dismiss' }
  /** The page was loaded again in this phase. */
  | { type: 'resume'; phase: Phase }
  | Answer;

export type Tokenized = Extract<CardOutcome, { kind: 'tokenized' }>;

/** What is to be done; its answer comes back as an event of the same attempt. */
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

/** Phases in which the order may be on its way to being placed: a page that is loaded again asks it first. */
const MAY_BE_PLACED: readonly Phase[] = ['placing', 'checking', 'unknown'];

/** Phases in which a click starts placing; in any other it does nothing (P5). */
const RESTING: readonly Phase[] = ['idle', 'refused', 'unknown'];

/** Phases in which something is under way that the shopper has to wait for. */
export const isBusy = ({ phase }: PlacingState): boolean =>
  !RESTING.includes(phase) && phase !== 'placed';

/**
 * Phases in which what was typed is on its way already. Before them the payment frame has to be usable: it puts the focus
 * on what is missing, and shows what a bank asks.
 */
const HANDED_OVER: readonly Phase[] = ['authorizing', 'placing', 'checking', 'placed'];

/** Whether nothing in the payment frame may change any more. */
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

/** What follows from a fresh look at the order: only one that is as agreed to goes on. */
const compare = (attempt: number, agreed: Agreement, order: Order, goOn: () => Step): Step => {
  if (isPlaced(order)) return { state: { phase: 'placed', attempt } };
  if (order.status === 'placing') return check(attempt);
  const section = nextSection(order);
  if (section !== 'payment') return refuse(attempt, { kind: 'undone', section });
  const review = toReview(order);
  const changes = diffReviews(agreed.review, review);
  return changes.length > 0 ? refuse(attempt, { kind: 'changed', changes, review }) : goOn();
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
        // The second time the source has its nonce already, and it is not spent: the order was refused before that.
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
      // A shipping method that was let go meanwhile can be chosen again, once.
      return event.order !== null && lacksMethod(event.order) && !state.isAgain
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
 * Placing an order, as a statechart: what comes of an event in a state, and what is to be done then. Pure; its
 * driver carries out the effect and brings its answer back.
 *
 * Whatever the shopper or the network does, one order is placed (P5), with no amount but the one agreed to; and a nonce
 * that was handed over is never handed over again.
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
