import { useState } from 'react';

/** What is wrong with an e-mail, by the rules that the forms have; their code is fetched when it is asked. */
const check = async (value: string): Promise<string | undefined> => {
  const { email, required } = await import('@shop/contracts/forms');
  const message = required(value, {}) ?? email(value, {});
  return typeof message === 'string' ? message : message?.id;
};

/**
 * The message of a lone e-mail field, from when it was left for the first time, like that of a field in a form.
 *
 * @returns `error`, the key of its message; `changed` and `left` are told what is in the field then
 */
export const useEmailCheck = () => {
  const [error, setError] = useState<string>();
  const [wasLeft, setLeft] = useState(false);
  const look = (value: string) => check(value).then(setError, () => undefined);
  return {
    error,
    changed: (value: string) => void (wasLeft && look(value)),
    left: (value: string) => {
      setLeft(true);
      void look(value);
    },
  };
};
