/** Key of a mail's link; valid once, or for some time. */
export interface MailLink {
  id: string;
  token: string;
}

/** Reads the key from a URL's fragment (`#id=…&token=…`), which is never sent to a server; null if missing. */
export const parseMailLink = (hash: string): MailLink | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const id = values.get('id');
  const token = values.get('token');
  return id && token ? { id, token } : null;
};
