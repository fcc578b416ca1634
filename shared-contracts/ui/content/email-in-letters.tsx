import { toUnicode } from 'punycode/punycode.js';

/** The domain of an e-mail address in letters; as it is where it stands for none. */
const inLetters = (email: string): string => {
  try {
    return toUnicode(email);
  } catch {
    return email;
  }
};

const InLetters = ({ email }: { email: string }) => inLetters(email);

export default InLetters;
