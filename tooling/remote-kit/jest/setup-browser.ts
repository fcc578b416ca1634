import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// Browser features that jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Never intersects, unless a test triggers it.
class NeverNear {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: NeverNear });

// Chunks compile on first use, which is slow on a busy machine. Below the test's time limit, so that a failure
// still shows the page.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has the element but not its methods. A docblock's Node environment has neither.
if (typeof HTMLDialogElement !== 'undefined')
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
