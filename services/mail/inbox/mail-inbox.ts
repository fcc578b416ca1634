import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '@shop/server-kit/http';
import PostalMime from 'postal-mime';

/** Maximum number of mails, and of their bytes in total; the oldest are deleted first. */
const MOST_MAILS = 2_000;
const MOST_BYTES = 200 * 1024 * 1024;

/** A received mail. */
export interface ReceivedMail {
  id: number;
  /** Recipients of the SMTP envelope. */
  from: string;
  to: readonly string[];
  subject: string;
  /** Message-ID with its angle brackets. */
  messageId: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  /** How often it was received. Mail clients show a Message-ID once, and so does this inbox. */
  copies: number;
  /** Names in lower case, in the received order. */
  headers: readonly { name: string; value: string }[];
  text: string;
  html: string;
}

/** A mail without its content. */
export type MailSummary = Pick<
  ReceivedMail,
  'id' | 'from' | 'to' | 'subject' | 'messageId' | 'receivedAt' | 'copies'
>;

export interface Envelope {
  from: string;
  to: readonly string[];
}

export interface MailInbox {
  /** Stores a mail; resolves once it is written. A known Message-ID only increases its count. */
  add: (envelope: Envelope, raw: Buffer) => Promise<void>;
  /** Mails, newest first. @param to - recipient to filter by */
  list: (to?: string, limit?: number) => MailSummary[];
  read: (id: number) => Promise<ReceivedMail | null>;
  clear: () => void;
  close: () => void;
}

interface Row {
  id: number;
  message_id: string;
  sender: string;
  recipients: string;
  subject: string;
  received_at: string;
  copies: number;
  raw: Uint8Array;
}

const SUMMARY = 'id, message_id, sender, recipients, subject, received_at, copies';

const summaryOf = (row: Omit<Row, 'raw'>): MailSummary => ({
  id: row.id,
  from: row.sender,
  to: row.recipients.split('\n').filter(Boolean),
  subject: row.subject,
  messageId: row.message_id,
  receivedAt: row.received_at,
  copies: row.copies,
});

/**
 * Opens the store of received mails.
 *
 * @param file - SQLite file, or `:memory:`
 */
export const openInbox = (
  file: string,
  { mostMails = MOST_MAILS, mostBytes = MOST_BYTES } = {},
): MailInbox => {
  // Mails contain password links, so only the owner may read the file.
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS mail (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      message_id TEXT NOT NULL UNIQUE,
      sender TEXT NOT NULL,
      recipients TEXT NOT NULL,
      subject TEXT NOT NULL,
      received_at TEXT NOT NULL,
      copies INTEGER NOT NULL,
      raw BLOB NOT NULL
    );
  `);
  const insert = database.prepare(`
    INSERT INTO mail (message_id, sender, recipients, subject, received_at, copies, raw)
    VALUES (?, ?, ?, ?, ?, 1, ?)
    ON CONFLICT (message_id) DO UPDATE SET copies = copies + 1
  `);
  const prune = database.prepare(`
    DELETE FROM mail WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER newest AS place, sum(length(raw)) OVER newest AS bytes
        FROM mail WINDOW newest AS (ORDER BY id DESC)
      ) WHERE place > ? OR bytes > ?
    )
  `);
  const listAll = database.prepare(`SELECT ${SUMMARY} FROM mail ORDER BY id DESC LIMIT ?`);
  const listTo = database.prepare(`
    SELECT ${SUMMARY} FROM mail
    WHERE instr(char(10) || lower(recipients) || char(10), char(10) || lower(?) || char(10)) > 0
    ORDER BY id DESC LIMIT ?
  `);
  const readOne = database.prepare('SELECT * FROM mail WHERE id = ?');

  return {
    add: async ({ from, to }, raw) => {
      const { messageId, subject } = await PostalMime.parse(raw);
      const now = new Date().toISOString();
      // A mail without a Message-ID has no duplicate.
      const id = messageId ?? `<none-${now}-${Math.random()}>`;
      insert.run(id, from, to.join('\n'), subject ?? '', now, raw);
      prune.run(mostMails, mostBytes);
    },
    list: (to, limit = 200) =>
      (to === undefined ? listAll.all(limit) : listTo.all(to, limit)).map((row) =>
        summaryOf(row as unknown as Row),
      ),
    read: async (id) => {
      const row = readOne.get(id) as unknown as Row | undefined;
      if (!row) return null;
      const { headers, text = '', html = '' } = await PostalMime.parse(row.raw);
      return {
        ...summaryOf(row),
        headers: headers.map(({ key, value }) => ({ name: key, value })),
        text,
        html,
      };
    },
    clear: () => database.exec('DELETE FROM mail'),
    close: () => database.close(),
  };
};
