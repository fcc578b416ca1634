/** A browser driven by its protocol, on one page. `E` is the protocol's type of an element. */
export interface Driver<E = unknown> {
  open: (address: string) => Promise<void>;
  /** Address of the page. */
  address: () => Promise<string>;
  /** Frame of the following commands; the page's own document if unset. */
  enter: (frame?: E) => Promise<void>;
  /** Runs a function body in the document. @returns the element it returns; null if none */
  element: (body: string) => Promise<E | null>;
  /** Clicks the center of the element after scrolling it into view. */
  click: (element: E) => Promise<void>;
  /** Types into the clicked field, key by key. */
  type: (element: E, text: string) => Promise<void>;
  /** Selects the option with this value. */
  choose: (list: E, value: string) => Promise<void>;
  /** Screenshot of the viewport, as PNG. */
  picture: () => Promise<Buffer>;
  /** Console errors and policy violations; empty if the protocol does not report them. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}
