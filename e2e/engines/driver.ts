/** A browser as its protocol steers it, on one page. `E` is an element in that protocol's terms. */
export interface Driver<E = unknown> {
  open: (address: string) => Promise<void>;
  /** Address of the page. */
  address: () => Promise<string>;
  /** What follows concerns the document in this frame; without one, the page's own. */
  enter: (frame?: E) => Promise<void>;
  /** Runs the body of a function in the document. @returns the element it returns, null without one */
  element: (body: string) => Promise<E | null>;
  /** A press of the mouse in its middle, wherever it has to be scrolled to. */
  click: (element: E) => Promise<void>;
  /** Keys, one after the other, into the field that has been clicked. */
  type: (element: E, text: string) => Promise<void>;
  /** Takes the option of this value of a list. */
  choose: (list: E, value: string) => Promise<void>;
  /** A picture of what is in view, as PNG. */
  picture: () => Promise<Buffer>;
  /** Errors and refused policies of the console; empty where the protocol does not tell. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
}
