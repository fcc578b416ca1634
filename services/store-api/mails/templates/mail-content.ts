/** A piece of a mail, in the order they are read. All of it is plain text, whoever wrote it. */
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
  /** Where it leads to; a fact without is text. */
  href?: string;
  /** Whether it is the sum of those above. */
  isTotal?: boolean;
}

/** Something bought. */
export interface Item {
  /** Address of its picture; null where there is none. */
  picture: string | null;
  name: string;
  /** What goes with it. */
  options: readonly string[];
  amount: string | null;
}

/** What a mail says, from which its HTML and its text are made alike. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why its reader gets it. */
  reason: string;
  /** Ends what the mail belongs to; for mails that are not about an order or an account. */
  unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /** Page for people; left out where there is only the address to write to. */
  page?: string;
  /** Address that takes the one-click form (RFC 8058). */
  oneClick?: string;
}
