/**
 * Rate limit key of a client address: the IPv4 address, also of an IPv4-mapped IPv6 address, or the first 64 bits of an
 * IPv6 address, because one household has 2^64 of them.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':');
};
