import { commerceError, euros } from '@shop/contracts/testing';
import { anOrderReadyToPay, aShipment } from '../testing/order.ts';
import { aNonce } from '../testing/fake-card-frame.tsx';
import {
  IDLE,
  placing,
  type Agreement,
  type Phase,
  type PlacingEvent,
  type PlacingState,
} from './placing-machine.ts';
import { toReview } from '../steps/review/review.ts';

const order = anOrderReadyToPay();
const agreed: Agreement = {
  review: toReview(order),
  payment: 'PayCardAAA',
  tokenizes: true,
  save: false,
};
const attempt = 7;
const STATES: Record<Phase, PlacingState> = {
  idle: { phase: 'idle', attempt },
  validating: { phase: 'validating', attempt, agreed, isAgain: false },
  tokenizing: { phase: 'tokenizing', attempt, agreed, order },
  challenging: { phase: 'challenging', attempt, agreed, order },
  authorizing: { phase: 'authorizing', attempt, agreed, instrument: 'card' },
  placing: { phase: 'placing', attempt, agreed, isAgain: false },
  checking: { phase: 'checking', attempt },
  placed: { phase: 'placed', attempt },
  refused: { phase: 'refused', attempt, refusal: { kind: 'not-placed' } },
  unknown: { phase: 'unknown', attempt },
};
const phases = Object.keys(STATES) as Phase[];
const dearer = { ...order, totals: { ...order.totals, total: euros(9_999) } };

const after = (phase: Phase, event: PlacingEvent) => placing(STATES[phase], event);

describe('placing', () => {
  it.each(phases)('P5 a click while %s', (phase) => {
    const { state, effect } = after(phase, { type: 'submit', agreed });
    const starts = { idle: 'validate', refused: 'validate', unknown: 'check' } as const;
    expect(effect?.type).toBe(phase in starts ? starts[phase as keyof typeof starts] : undefined);
    expect(state.attempt).toBe(effect ? attempt + 1 : attempt);
  });

  it.each(phases)('P5 a reload while %s', (phase) => {
    const { state } = placing(IDLE, { type: 'resume', phase });
    const asks = ['placing', 'checking', 'unknown'].includes(phase);
    expect(state.phase).toBe(asks ? 'checking' : 'idle');
  });

  it.each([
    ['validating', { type: 'validated', order }],
    ['tokenizing', { type: 'card', outcome: aNonce() }],
    ['challenging', { type: 'card', outcome: aNonce() }],
    ['authorizing', { type: 'authorized', order }],
    ['placing', { type: 'placed' }],
    ['checking', { type: 'found', found: { kind: 'placed' } }],
  ] as const)('P5 an answer to an earlier attempt changes nothing while %s', (phase, answer) => {
    const late = { ...answer, attempt: attempt - 1 } as PlacingEvent;
    expect(after(phase, late)).toEqual({ state: STATES[phase] });
    const mine = { ...answer, attempt } as PlacingEvent;
    expect(after(phase, mine).state.phase).not.toBe(phase);
  });

  it.each([
    ['validating', 'validated'],
    ['authorizing', 'authorized'],
  ] as const)('S7 stops an order whose total rises while %s', (phase, type) => {
    const { state, effect } = after(phase, { type, attempt, order: dearer });
    expect(state).toMatchObject({
      phase: 'refused',
      refusal: { kind: 'changed', changes: [{ what: 'total', after: euros(9_999) }] },
    });
    expect(effect).toBeUndefined();
  });

  it.each([
    ['placed', 'placed'],
    ['placing', 'checking'],
  ] as const)('P5 an order that becomes %s meanwhile ends in %s', (status, phase) => {
    const elsewhere = { ...order, status, editable: false };
    const { state } = after('validating', { type: 'validated', attempt, order: elsewhere });
    expect(state.phase).toBe(phase);
  });

  it('S6 returns to a section that is incomplete again', () => {
    const { state } = after('validating', {
      type: 'validated',
      attempt,
      order: { ...order, shipments: [aShipment()] },
    });
    expect(state).toMatchObject({ refusal: { kind: 'undone', section: 'shipping' } });
  });

  it('P1 requests a nonce for the agreed amount, and only if the option needs one', () => {
    const fresh = { type: 'validated', attempt, order } as const;
    expect(after('validating', fresh).effect).toEqual({
      type: 'tokenize',
      amount: order.totals.total,
    });
    const cash = { ...agreed, tokenizes: false };
    const byCash: PlacingState = { phase: 'validating', attempt, agreed: cash, isAgain: false };
    expect(placing(byCash, fresh).effect?.type).toBe('place');
  });

  it('P5 sets a removed shipping method again once, with the existing nonce', () => {
    const lost = { ...order, shipments: [aShipment()] };
    const error = commerceError('MISSING_DETAILS');
    const refused = { type: 'refused', attempt, error, order: lost } as const;
    const again = after('placing', refused);
    expect(again.effect?.type).toBe('validate');
    const second = placing(again.state, { type: 'validated', attempt, order });
    expect(second.effect?.type).toBe('place');
    expect(placing(second.state, refused).state).toMatchObject({
      refusal: { kind: 'undone', section: 'shipping' },
    });
  });

  it.each(phases)('S15 dismissing while %s ends a refusal and nothing else', (phase) => {
    const { state } = after(phase, { type: 'dismiss' });
    expect(state.phase).toBe(phase === 'refused' ? 'idle' : phase);
  });
});
