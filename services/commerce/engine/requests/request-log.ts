/** One request that was answered; neither its token nor its body nor its query is kept. */
export interface LoggedRequest {
  /** 1, 2, 3 … since the start. */
  readonly seq: number;
  /** ISO 8601 */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** null when the connection ended before the answer. */
  readonly status: number | null;
  readonly ms: number;
  readonly viewer: 'guest' | 'customer' | 'integration' | 'none';
  readonly id: string;
  /** The faults it met. */
  readonly faults: readonly string[];
}

/** The last requests, oldest first. */
export interface RequestLog {
  readonly add: (request: Omit<LoggedRequest, 'seq'>) => void;
  /** Those after the one numbered `seq`. */
  readonly after: (seq: number) => readonly LoggedRequest[];
}

export const createRequestLog = (capacity = 1_000): RequestLog => {
  const requests: LoggedRequest[] = [];
  let seq = 0;
  return {
    add: (request) => {
      requests.push({ seq: ++seq, ...request });
      if (requests.length > capacity) requests.shift();
    },
    after: (from) => requests.filter((it) => it.seq > from),
  };
};
