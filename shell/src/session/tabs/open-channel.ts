import type { StorageKey } from '@shop/contracts/storage';
import { readTabMessage, type TabMessage } from './tab-message.ts';

export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

const NAME: StorageKey<'tabChannel' | 'tabMessages'> = 'fv.tabs';

const broadcast = (hear: (message: unknown) => void): TabChannel => {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => hear(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Without BroadcastChannel, storage events reach the other tabs. */
const throughStorage = (hear: (message: unknown) => void): TabChannel => {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue !== null) hear(parsed(newValue));
  };
  window.addEventListener('storage', listen);
  return {
    post: (message) => {
      try {
        localStorage.setItem(NAME, JSON.stringify(message));
        // The same message again must be a change again.
        localStorage.removeItem(NAME);
      } catch {
        // Storage is full or blocked: this tab is not synchronized.
      }
    },
    close: () => window.removeEventListener('storage', listen),
  };
};

/** Channel to the other tabs of this browser; ignores messages that no tab of the shop sends. */
export const openChannel = (hear: (message: TabMessage) => void): TabChannel => {
  const check = (value: unknown) => {
    const message = readTabMessage(value);
    if (message) hear(message);
  };
  return typeof BroadcastChannel === 'undefined' ? throughStorage(check) : broadcast(check);
};
