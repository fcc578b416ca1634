import type { Platform } from './platform.ts';

/** The platform for work of limited time: no call begins after the signal aborts. */
export const callsUntil = (platform: Platform, signal: AbortSignal): Platform => ({
  read: async (...call) => {
    signal.throwIfAborted();
    return platform.read(...call);
  },
  list: async (...call) => {
    signal.throwIfAborted();
    return platform.list(...call);
  },
  send: async (...call) => {
    signal.throwIfAborted();
    return platform.send(...call);
  },
});
