import { toUnicode } from 'punycode/punycode.js';

/** The domain of an e-mail address in Unicode; unchanged if invalid. */
const inLetters = (email: string): string => {
  try {
    return toUnicode(email);
  } catch {
    return email;
  }
};

const InLetters = ({ email }: { email: string }) => inLetters(email);

export default InLetters;
