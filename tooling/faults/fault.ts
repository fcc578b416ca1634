/** How the link between two processes is disturbed. */
export type Fault =
  /** Not at all. */
  | { kind: 'pass' }
  /** Every byte arrives `ms` later, in both directions. */
  | { kind: 'latency'; ms: number }
  /** Connections are accepted and reset at once, open ones too: a process that crashes. */
  | { kind: 'reset' }
  /** The port is closed and open connections are reset: a process that is down. */
  | { kind: 'refuse' }
  /** Connections are accepted, and no byte passes until the fault ends: a network partition. */
  | { kind: 'blackhole' }
  /**
   * Requests arrive, responses do not, and nothing closes. Connections of that time stay dead after the fault: a peer
   * that lost them without a FIN.
   */
  | { kind: 'half-open' }
  /** Responses arrive as `bytes` every `everyMs`; requests pass. */
  | { kind: 'drip'; bytes: number; everyMs: number };
