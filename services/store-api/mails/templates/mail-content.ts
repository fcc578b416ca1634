/** A block of a mail, in reading order. All values are plain text, because some come from users. */
export type Block =
  | { paragraph: string }
  | { note: string }
  | { heading: string }
  | { button: { label: string; href: string } }
  /** Lines of an address, or of a gift message. */
  | { lines: readonly string[] }
  | { facts: readonly Fact[] }
  | { items: readonly Item[] };

export interface Fact {
  label: string;
  value: string;
  /** Link target; plain text without one. */
  href?: string;
  /** Whether it is the total of the rows above. */
  isTotal?: boolean;
}

/** A line item. */
export interface Item {
  /** URL of the picture; null without one. */
  picture: string | null;
  name: string;
  /** Options of the line item. */
  options: readonly string[];
  amount: string | null;
}

/** Content of a mail, from which both its HTML and its text are rendered. */
export interface MailContent {
  subject: string;
  /** Preview text in the inbox. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Explains why the recipient gets this mail. */
  reason: string;
  /** Unsubscribes from the list; for mails that are not about an order or an account. */
  unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /** Unsubscribe page; absent if only an e-mail address is configured. */
  page?: string;
  /** Endpoint of one-click unsubscribe (RFC 8058). */
  oneClick?: string;
}
