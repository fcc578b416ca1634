import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves out what every browser we serve has.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Nothing ever comes near, unless a test says so.
class NeverNear {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: NeverNear });

// A chunk that a test waits for is compiled first, on a machine that may be busy. Below the time limit of a test, so that
// the failure still shows the page.
configure({ asyncUtilTimeout: 20_000 });

// The element is there, but not how it opens. In a docblock's Node environment there is none at all.
if (typeof HTMLDialogElement !== 'undefined')
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
