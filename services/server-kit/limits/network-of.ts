/**
 * The network of an address: a household has one IPv4 address, but 2^64 IPv6 addresses. IPv4 addresses stay as they
 * are, also from their IPv6 form; IPv6 addresses are cut to the first 64 bits.
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
