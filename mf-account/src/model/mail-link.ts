/** Key of a link that came by mail; good for one use, or for some time. */
export interface MailLink {
  id: string;
  token: string;
}

/** Reads the key out of an address's fragment (`#id=…&token=…`), which no server is sent; null where there is none. */
export const parseMailLink = (hash: string): MailLink | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const id = values.get('id');
  const token = values.get('token');
  return id && token ? { id, token } : null;
};
