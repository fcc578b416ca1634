import {
  fail,
  ok,
  type AddressInput,
  type CommerceErrorCode,
  type Result,
} from '@shop/contracts/commerce';
import type {
  AddLineInput,
  LineItem,
  LineItemOption,
  OptionInput,
  Order,
} from '@shop/contracts/commerce/order';
import { aLine, anAddress, anOrder, commerceError } from '@shop/contracts/testing';

interface Fault {
  call: string;
  code: CommerceErrorCode;
  /** The platform made the change, and the response was lost. */
  afterwards: boolean;
  /** Delay in ms after which it makes the change; the failure is returned at once. */
  later: number | null;
  /** `Retry-After` in seconds. */
  retryAfter?: number | undefined;
}

/** Fate of one call: request lost, response lost or late, server error before or after the change. */
export type Weather = 'fine' | 'cut' | 'lost' | 'late' | 'broken' | 'broken-after';

interface UpdateLine {
  orderId: string;
  lineId: string;
  quantity: number;
  options?: readonly OptionInput[];
}

const toOptions = (options: readonly OptionInput[], pieces: number): LineItemOption[] =>
  options.map(({ id, name, quantity = pieces, choices = {} }) => ({
    id: `${id}-on-line`,
    name: name ?? id,
    quantity,
    total: { cents: 300 * quantity, currency: 'EUR' },
    optionId: id,
    choices,
  }));

const failure = (code: CommerceErrorCode, { retryAfter }: Partial<Fault> = {}) =>
  fail(commerceError(code, retryAfter === undefined ? {} : { retryAfter }));

/** In-memory platform of one visitor: orders, stock, faults on demand, and a log of calls. */
export class FakePlatform {
  orders = new Map<string, Order>();
  stock = new Map<string, number>();
  calls: string[] = [];
  /** Runs once per call. */
  weather: (call: string) => Weather = () => 'fine';
  /** The read after a written line waits for this. */
  reading: Promise<unknown> = Promise.resolve();
  /** Counts page loads: responses to a page that was left are dropped. */
  visit = 0;
  /** When the back office has recalculated a change (T10). */
  recalculates: 'soon' | 'at-once' | 'never' = 'soon';
  /** Number of waits for the recalculation. */
  waits = 0;
  private recalculation: Promise<void> = Promise.resolve();
  private clock = 0;
  private faults: Fault[] = [];
  private gate: Promise<void> = Promise.resolve();

  /** Stores an order as given, with a new `updatedAt`. */
  holdsOrder(order: Partial<Order> = {}): Order {
    this.clock += 1;
    const updatedAt = new Date(Date.UTC(2026, 0, 1) + this.clock).toISOString();
    const held = anOrder({ updatedAt, ...order });
    this.orders.set(held.id, held);
    return held;
  }

  /** The next `call` fails. */
  fails(
    call: string,
    code: CommerceErrorCode,
    { afterwards = false, later = null, retryAfter }: Partial<Fault> = {},
  ): void {
    this.faults.push({ call, code, afterwards, later, retryAfter });
  }

  /** Holds responses until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async answer(call: string, work: () => Result<Order>): Promise<Result<Order>> {
    this.calls.push(call);
    const { visit } = this;
    await this.gate;
    const weather = this.weather(call);
    const name = call.split(' ')[0];
    const at = this.faults.findIndex((fault) => fault.call === name);
    const [fault] = at < 0 ? [] : this.faults.splice(at, 1);
    const result = this.throughWeather(weather, fault, work);
    if (weather === 'late') await new Promise((resolve) => setTimeout(resolve, 3));
    // The calling page was left: the response is dropped.
    return visit === this.visit ? result : new Promise(() => {});
  }

  private throughWeather(
    weather: Weather,
    fault: Fault | undefined,
    work: () => Result<Order>,
  ): Result<Order> {
    if (weather === 'cut') return failure('CONNECTION');
    if (weather === 'broken') return failure('SERVER');
    if (fault && fault.later !== null) setTimeout(work, fault.later);
    if (fault && !fault.afterwards) return failure(fault.code, fault);
    const result = work();
    if (fault) return failure(fault.code);
    if (weather === 'lost') return failure('CONNECTION');
    return weather === 'broken-after' ? failure('SERVER') : result;
  }

  read(id: string): Result<Order> {
    const order = this.orders.get(id);
    return order ? ok(order) : failure('NOT_FOUND');
  }

  create(): Result<Order> {
    const id = `order-${this.orders.size + 1}`;
    return ok(this.holdsOrder({ id, status: 'draft' }));
  }

  add({ orderId, kind, code, quantity, name, options = [] }: AddLineInput): Result<Order> {
    const type = kind === 'sku' ? 'skus' : 'bundles';
    const existing = this.orders
      .get(orderId)
      ?.lines.find((it) => it.type === type && it.code === code);
    const wanted = (existing?.quantity ?? 0) + quantity;
    const others = existing?.options.filter(({ optionId }) =>
      options.every(({ id }) => id !== optionId),
    );
    const line = aLine({
      ...existing,
      id: existing?.id ?? `line-${code}`,
      type,
      code,
      name: name ?? code,
      quantity: wanted,
      total: undefined,
      available: this.stock.get(code) ?? 50,
      options: [...(others ?? []), ...toOptions(options, wanted)],
    });
    return this.write(orderId, code, wanted, (lines) =>
      existing ? lines.map((it) => (it === existing ? line : it)) : [...lines, line],
    );
  }

  update({ orderId, lineId, quantity, options }: UpdateLine): Result<Order> {
    const line = this.orders.get(orderId)?.lines.find(({ id }) => id === lineId);
    if (!line) return failure('NOT_FOUND');
    const updated = aLine({
      ...line,
      quantity,
      total: undefined,
      options: options ? toOptions(options, quantity) : line.options,
    });
    return this.write(orderId, line.code ?? '', quantity, (lines) =>
      lines.map((it) => (it === line ? updated : it)),
    );
  }

  remove(orderId: string, lineId: string): Result<Order> {
    return this.write(orderId, '', 0, (lines) => lines.filter(({ id }) => id !== lineId));
  }

  patch(orderId: string, changes: Partial<Order>): Result<Order> {
    const order = this.orders.get(orderId);
    if (!order) return failure('NOT_FOUND');
    const { updatedAt: _, ...before } = order;
    return ok(this.holdsOrder({ ...before, ...changes }));
  }

  /** Merges keys into the order's metadata. */
  describe(orderId: string, metadata: Record<string, unknown>): Result<Order> {
    const before = this.orders.get(orderId)?.metadata;
    return this.patch(orderId, { metadata: { ...before, ...metadata } });
  }

  /** New addresses reset the shipping methods. */
  sendTo(orderId: string, shipping: AddressInput, billing: AddressInput): Result<Order> {
    const written = (id: string, input: AddressInput) => anAddress({ ...input, id });
    const shipments = this.orders.get(orderId)?.shipments ?? [];
    return this.patch(orderId, {
      shippingAddress: written('shipping', shipping),
      billingAddress: written('billing', billing),
      shipments: shipments.map((it) => ({ ...it, methodId: null })),
    });
  }

  ship(orderId: string, shipmentId: string, methodId: string): Result<Order> {
    const shipments = this.orders.get(orderId)?.shipments ?? [];
    return this.patch(orderId, {
      shipments: shipments.map((it) => (it.id === shipmentId ? { ...it, methodId } : it)),
    });
  }

  pay(orderId: string, methodId: string): Result<Order> {
    const methods = this.orders.get(orderId)?.availablePaymentMethods ?? [];
    return this.patch(orderId, {
      paymentMethod: methods.find(({ id }) => id === methodId) ?? null,
    });
  }

  /** Holds the recalculation until the returned function is called. */
  holdRecalculation(): () => void {
    let release = () => {};
    this.recalculation = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** The back office's recalculation after a change (T10). */
  async recalculate(orderId: string): Promise<Result<Order>> {
    this.waits += 1;
    await this.recalculation;
    if (this.recalculates === 'never') return this.read(orderId);
    return this.patch(orderId, { etag: `etag-${this.clock + 1}` });
  }

  private write(
    orderId: string,
    code: string,
    quantity: number,
    change: (lines: readonly LineItem[]) => LineItem[],
  ): Result<Order> {
    const order = this.orders.get(orderId);
    if (!order) return failure('NOT_FOUND');
    if (!order.editable) return failure('VALIDATION');
    if (quantity > (this.stock.get(code) ?? Infinity)) return failure('OUT_OF_STOCK');
    const { totals: _totals, quantity: _quantity, updatedAt: _updated, ...kept } = order;
    const etag = this.recalculates === 'at-once' ? `etag-${this.clock + 1}` : order.etag;
    return ok(this.holdsOrder({ ...kept, etag, lines: change(order.lines) }));
  }
}
