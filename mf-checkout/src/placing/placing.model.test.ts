/** @jest-environment node */
import * as fc from 'fast-check';
import type { Order } from '@shop/contracts/commerce/order';
import { CARD, CASH, createMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { drivePlacing, type PlacingDriver } from './drive-placing.ts';
import { isBusy, type Phase } from './placing-machine.ts';
import { toReview, type Review } from '../steps/review/review.ts';

/** A tab with the checkout: what it displays, what the shopper has seen, and the state of placing. */
class Tab {
  private readonly shop: MemoryShop;
  private driver!: PlacingDriver;
  private close!: (arrives: boolean) => void;
  private shown: Order;
  private seen: Review;
  private kept: Phase = 'idle';
  private payment = CARD.id;
  readonly confirmed: number[] = [];
  readonly crashes: unknown[] = [];

  constructor(shop: MemoryShop) {
    this.shop = shop;
    this.shown = shop.order();
    this.seen = toReview(this.shown);
    this.open();
  }

  private open(): void {
    const { ports, close } = this.shop.openTab();
    this.close = close;
    this.driver = drivePlacing(ports, {
      onState: (state) => (this.kept = state.phase),
      onCrash: (error) => this.crashes.push(error),
    });
  }

  get state() {
    return this.driver.state();
  }

  /** The button: agrees to the displayed order, and is absent while a change is unconfirmed. */
  click(): void {
    const { state, payment } = this;
    if (state.phase === 'refused' && state.refusal.kind === 'changed') return;
    if (!isBusy(state)) this.confirmed.push(this.seen.total.cents);
    const tokenizes = payment === CARD.id;
    this.driver.send({
      type: 'submit',
      agreed: { review: this.seen, payment, tokenizes, save: false },
    });
  }

  /** Another payment option: the shopper sees its fee. */
  async choose(payment: string): Promise<void> {
    if (isBusy(this.state)) return;
    await this.shop.chooseMethod(payment);
    this.payment = payment;
    this.look();
  }

  accept(): void {
    const { state } = this;
    if (state.phase !== 'refused' || state.refusal.kind !== 'changed') return;
    this.seen = state.refusal.review;
    this.driver.send({ type: 'dismiss' });
  }

  /** The page reads the order again; changes are displayed before the shopper can agree. */
  look(): void {
    this.shown = this.shop.order();
    this.seen = toReview(this.shown);
  }

  reload(arrives: boolean): void {
    this.close(arrives);
    this.open();
    this.look();
    this.driver.send({ type: 'resume', phase: this.kept });
  }
}

type Action =
  | { do: 'click' | 'double-click' | 'accept' | 'reload' | 'choose'; tab: 0 | 1; flag: boolean }
  | { do: 'step'; which: number }
  | { do: 'reprice' | 'change-cart'; cents: number }
  | { do: 'fault'; fault: 'lost-before' | 'lost-after' | 'limited' }
  | { do: 'refusal'; code: 'PAYMENT_DECLINED' | 'PAYMENT_REJECTED' | 'PAYMENT_UNAUTHENTICATED' }
  | { do: 'card'; kind: 'incomplete' | 'refused' | 'closed' | 'network-lost' };

const tab = fc.constantFrom(0 as const, 1 as const);
const step = fc.record({ do: fc.constant('step' as const), which: fc.nat(5) });
const cents = fc.constantFrom(2800, 2900, 3100, 4000);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 40, arbitrary: step },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('click', 'double-click', 'accept', 'reload', 'choose'),
      tab,
      flag: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('reprice', 'change-cart'), cents }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom('lost-before', 'lost-after', 'limited'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refusal' as const),
      code: fc.constantFrom('PAYMENT_DECLINED', 'PAYMENT_REJECTED', 'PAYMENT_UNAUTHENTICATED'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      kind: fc.constantFrom('incomplete', 'refused', 'closed', 'network-lost'),
    }),
  },
);

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const drain = async (shop: MemoryShop): Promise<void> => {
  await settle();
  while (shop.step(0)) await settle();
};

const perform = (it: Action, shop: MemoryShop, tabs: readonly [Tab, Tab]): void => {
  switch (it.do) {
    case 'click':
      return tabs[it.tab].click();
    case 'double-click':
      tabs[it.tab].click();
      return tabs[it.tab].click();
    case 'accept':
      return tabs[it.tab].accept();
    case 'reload':
      return tabs[it.tab].reload(it.flag);
    case 'choose':
      return void tabs[it.tab].choose(it.flag ? CASH.id : CARD.id);
    case 'step':
      return void shop.step(it.which);
    case 'reprice':
      return shop.reprice(it.cents);
    case 'change-cart':
      return void shop.changeCart(it.cents);
    case 'fault':
      return void shop.faults.push(it.fault);
    case 'refusal':
      return void shop.refusals.push(it.code);
    case 'card':
      return void shop.cards.push(it.kind);
  }
};

const play = async (actions: readonly Action[]) => {
  const shop = createMemoryShop();
  const tabs = [new Tab(shop), new Tab(shop)] as const;
  for (const it of actions) {
    perform(it, shop, tabs);
    await settle();
  }
  await drain(shop);
  const { isPlaced: isPlacedAlready } = shop.outcome();
  const busy = tabs.filter(({ state }) => isBusy(state));
  // No more failures: the shopper continues in both tabs until the order is placed.
  for (const troubles of [shop.faults, shop.refusals, shop.cards]) troubles.length = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const it of tabs) {
      it.accept();
      it.click();
      await drain(shop);
    }
  }
  return { ...shop.outcome(), isPlacedAlready, busy, tabs };
};

describe('placing, whatever the shopper, the network and the bank do', () => {
  it('P5 T12 places at most one order in 1,000 random sequences, for the agreed amount', async () => {
    let placedAmidTroubles = 0;
    let charged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 10, maxLength: 120, size: 'max' }),
        async (actions) => {
          const { isPlacedAlready, placedFor, handedOver, authorizations, busy, tabs } =
            await play(actions);
          if (isPlacedAlready) placedAmidTroubles += 1;
          charged += authorizations.length;
          // One order, and every tab learns of it.
          expect(placedFor).toHaveLength(1);
          expect(tabs.map(({ state }) => state.phase)).toEqual(['placed', 'placed']);
          expect(busy).toEqual([]);
          expect(tabs.flatMap((it) => it.crashes)).toEqual([]);
          // No amount but one that was agreed to.
          const confirmed = tabs.flatMap((it) => it.confirmed);
          for (const { agreed, cents: paid } of placedFor) expect(paid).toBe(agreed);
          for (const { cents: paid } of [...placedFor, ...authorizations]) {
            expect(confirmed).toContain(paid);
          }
          // A nonce is handed over once, and tried once.
          expect(new Set(handedOver).size).toBe(handedOver.length);
          const tried = authorizations.flatMap(({ nonce }) => nonce ?? []);
          expect(new Set(tried).size).toBe(tried.length);
        },
      ),
      { numRuns: 1_000 },
    );
    // The sequences cover the cases to prove.
    expect(placedAmidTroubles).toBeGreaterThan(150);
    expect(charged).toBeGreaterThan(700);
  }, 120_000);
});
