import { fail, ok, type CommerceErrorCode, type Result } from '@shop/contracts/commerce';
import type { AddLineInput, LineItem, Order } from '@shop/contracts/commerce/order';
import { aLine, anOrder, commerceError } from '@shop/contracts/testing';

interface Fault {
  call: string;
  code: CommerceErrorCode;
  /** The platform did what it was asked, and the answer got lost. */
  afterwards: boolean;
}

const failure = (code: CommerceErrorCode) => fail(commerceError(code));

/** A platform of one visitor, in memory: orders, stock, faults on demand, and a record of what was asked. */
export class FakePlatform {
  orders = new Map<string, Order>();
  stock = new Map<string, number>();
  calls: string[] = [];
  private faults: Fault[] = [];
  private gate: Promise<void> = Promise.resolve();

  holdsOrder(order: Partial<Order> = {}): Order {
    const held = anOrder(order);
    this.orders.set(held.id, held);
    return held;
  }

  /** The next `call` fails. */
  fails(call: string, code: CommerceErrorCode, { afterwards = false } = {}): void {
    this.faults.push({ call, code, afterwards });
  }

  /** Answers wait until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async answer(call: string, work: () => Result<Order>): Promise<Result<Order>> {
    this.calls.push(call);
    await this.gate;
    const name = call.split(' ')[0];
    const at = this.faults.findIndex((fault) => fault.call === name);
    const [fault] = at < 0 ? [] : this.faults.splice(at, 1);
    if (fault && !fault.afterwards) return failure(fault.code);
    const result = work();
    return fault ? failure(fault.code) : result;
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
    return this.write(orderId, code, wanted, (lines) => [
      ...lines.filter((it) => it !== existing),
      aLine({
        ...existing,
        id: existing?.id ?? `line-${code}`,
        type,
        code,
        name: name ?? code,
        quantity: wanted,
        total: undefined,
        available: this.stock.get(code) ?? 50,
        options: options.map(({ id, name: optionName }) => ({
          id: `${id}-on-line`,
          name: optionName ?? id,
          quantity: wanted,
          total: { cents: 300, currency: 'EUR' },
          optionId: id,
        })),
      }),
    ]);
  }

  update(orderId: string, lineId: string, quantity: number): Result<Order> {
    const code = this.orders.get(orderId)?.lines.find(({ id }) => id === lineId)?.code ?? '';
    return this.write(orderId, code, quantity, (lines) =>
      lines.map((line) =>
        line.id === lineId ? aLine({ ...line, quantity, total: undefined }) : line,
      ),
    );
  }

  remove(orderId: string, lineId: string): Result<Order> {
    return this.write(orderId, '', 0, (lines) => lines.filter(({ id }) => id !== lineId));
  }

  patch(orderId: string, changes: Partial<Order>): Result<Order> {
    const order = this.orders.get(orderId);
    return order ? ok(this.holdsOrder({ ...order, ...changes })) : failure('NOT_FOUND');
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
    const { id, status } = order;
    return ok(this.holdsOrder({ id, status, lines: change(order.lines) }));
  }
}
