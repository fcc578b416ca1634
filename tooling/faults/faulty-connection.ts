import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

interface Current {
  fault: Fault;
  /** Aborts when the fault changes. */
  changed: AbortSignal;
}

interface Options {
  client: Socket;
  /** Opens the connection to the target. */
  connect: () => Socket;
  current: () => Current;
  /** Called for every piece that the client sent. */
  onRequest: () => void;
  onClose: () => void;
}

export interface Connection {
  /** Closes both sides with an RST. */
  reset: () => void;
  /** Discards all responses from now on, and never closes. */
  sever: () => void;
}

/** Bytes that wait in one direction before reading pauses. */
const MOST_WAITING = 1024 * 1024;

/** Waits for a time in ms, or until the fault changes. */
const waitOrChange = (ms: number | null, changed: AbortSignal): Promise<unknown> =>
  changed.aborted
    ? Promise.resolve()
    : ms === null
      ? new Promise((resolve) => changed.addEventListener('abort', resolve, { once: true }))
      : wait(ms, undefined, { signal: changed }).catch(() => undefined);

interface Direction {
  from: Socket;
  to: Socket;
  isResponse: boolean;
  current: () => Current;
  isSevered: () => boolean;
}

/** Forwards one direction, each piece as the fault of its moment demands. */
const forward = ({ from, to, isResponse, current, isSevered }: Direction): void => {
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();
  const isOver = () => to.destroyed || (isResponse && isSevered());

  const deliver = async (chunk: Buffer, readAt: number): Promise<void> => {
    let rest = chunk;
    while (rest.length > 0 && !isOver()) {
      const { fault, changed } = current();
      if (fault.kind === 'blackhole') {
        await waitOrChange(null, changed);
      } else if (fault.kind === 'latency' && performance.now() < readAt + fault.ms) {
        await waitOrChange(readAt + fault.ms - performance.now(), changed);
      } else if (fault.kind === 'drip' && isResponse) {
        to.write(rest.subarray(0, fault.bytes));
        rest = rest.subarray(fault.bytes);
        await waitOrChange(fault.everyMs, changed);
      } else {
        to.write(rest);
        return;
      }
    }
  };
  const deliverEnd = async (readAt: number): Promise<void> => {
    while (!isOver()) {
      const { fault, changed } = current();
      if (fault.kind === 'blackhole') await waitOrChange(null, changed);
      else if (fault.kind === 'latency' && performance.now() < readAt + fault.ms)
        await waitOrChange(readAt + fault.ms - performance.now(), changed);
      else return void to.end();
    }
  };

  from.on('data', (chunk: Buffer) => {
    const readAt = performance.now();
    waiting += chunk.length;
    if (waiting > MOST_WAITING) from.pause();
    tail = tail
      .then(() => deliver(chunk, readAt))
      .then(() => {
        waiting -= chunk.length;
        if (waiting <= MOST_WAITING) from.resume();
      });
  });
  from.on('end', () => {
    const readAt = performance.now();
    tail = tail.then(() => deliverEnd(readAt));
  });
};

/** One connection through the proxy, with its own connection to the target. */
export const openConnection = ({
  client,
  connect,
  current,
  onRequest,
  onClose,
}: Options): Connection => {
  client.on('data', onRequest);
  let severed = current().fault.kind === 'half-open';
  const upstream = connect();
  const isSevered = () => severed;
  const pair = [client, upstream] as const;
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    forward({ from, to, isResponse: from === upstream, current, isSevered });
    // A side that is lost takes the other with it, unless the client must not notice.
    from.on('error', () => {
      if (from === client || !severed) to.destroy();
    });
    from.on('close', () => {
      if (from === client && !to.destroyed) to.destroy();
      if (pair.every(({ destroyed }) => destroyed)) onClose();
    });
  }
  return {
    reset: () => {
      for (const socket of pair) socket.resetAndDestroy();
    },
    sever: () => {
      severed = true;
    },
  };
};
