import { useSyncExternalStore } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { giveConsent, hasConsent, onConsent } from '../model/consent.ts';
import styles from './consent-choice.module.css';

/** Lets the visitor allow, or forbid again, that visits are counted (A2). Not allowed until chosen. */
export const ConsentChoice = () => {
  const granted = useSyncExternalStore(onConsent, hasConsent, () => false);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={granted}
        onChange={({ target }) => giveConsent(target.checked)}
      />
      <FormattedMessage id="shell.footer.consent" />
    </label>
  );
};
