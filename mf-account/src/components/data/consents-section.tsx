import { useRef, useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import {
  CONSENT_TYPES,
  useChangeConsentMutation,
  useMailPlace,
  type ConsentType,
} from '@shop/contracts/store-api';
import { CheckboxField, Notice } from '@shop/contracts/ui';
import css from '../forms/form.module.css';

/** The customer's consents besides the newsletter (E4); each checkbox saves at once. */
export const ConsentsSection = ({ consents }: { consents: readonly ConsentType[] }) => {
  const place = useMailPlace();
  const [change] = useChangeConsentMutation();
  /** Changes not in the profile yet. */
  const [pressed, setPressed] = useState<Partial<Record<ConsentType, boolean>>>({});
  const [error, setError] = useState<CommerceError | null>(null);
  /** Ends with the change before: of two presses the later one has the last word. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const press = (type: ConsentType, given: boolean): void => {
    setPressed((others) => ({ ...others, [type]: given }));
    last.current = last.current.then(async () => {
      const answer = await change({ ...place, type, given });
      setError((answer.error as CommerceError | undefined) ?? null);
      if (answer.error) setPressed((others) => ({ ...others, [type]: !given }));
    });
  };
  return (
    <section className={css.section} aria-labelledby="consents">
      <h2 id="consents" className={css.heading}>
        <FormattedMessage id="account.consents.title" />
      </h2>
      {CONSENT_TYPES.map((type) => (
        <CheckboxField
          key={type}
          name={`consent-${type}`}
          label={<FormattedMessage id={`account.consents.${type}`} />}
          hint={<FormattedMessage id={`account.consents.${type}.text`} />}
          checked={pressed[type] ?? consents.includes(type)}
          onChange={(event) => press(type, event.currentTarget.checked)}
        />
      ))}
      <p className={css.note}>
        <FormattedMessage id="account.consents.note" />
      </p>
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(error)} />
        </Notice>
      )}
    </section>
  );
};
