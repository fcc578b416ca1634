import './braintree.css';
import type { Money } from '@shop/contracts/commerce';
import type { CardOutcome } from '../../steps/payment/card/card-port.ts';
import type { OpenForm } from '../payment-form.ts';
import { createDropin, type Dropin } from './dropin.ts';
import { amountOptions, dropinOptions } from './dropin-options.ts';
import { errorToOutcome, isThreeDSecureUnavailable } from './error-to-outcome.ts';
import { focusProblem } from './focus-problem.ts';
import { payloadToOutcome } from './payload-to-outcome.ts';
import { toThreeDSecure } from './to-three-d-secure.ts';

/** Braintree's Drop-in: cards with 3-D Secure, PayPal, Google Pay and Apple Pay. */
export const open: OpenForm = async ({ root, clientToken, setting: first }) => {
  let setting = first;
  let notifyChallenge: (() => void) | null = null;
  let isCanceled = false;

  const create = async (threeDSecure: boolean): Promise<Dropin> => {
    const container = document.createElement('div');
    // The colors inside its fields stay as they are created, so those around them do too.
    container.style.colorScheme = setting.scheme;
    container.className = 'dropin';
    root.replaceChildren(container);
    const options = dropinOptions({
      root: container,
      container,
      clientToken,
      setting,
      threeDSecure,
    });
    return createDropin(options);
  };
  const dropin = await create(true).catch((error: unknown) => {
    if (isThreeDSecureUnavailable(error)) return create(false);
    throw error;
  });
  // The bank's page lies over the form and needs more room than that.
  dropin.on('3ds:authentication-modal-render', () => {
    root.dataset['challenge'] = 'true';
    notifyChallenge?.();
  });
  dropin.on('3ds:customer-canceled', () => {
    isCanceled = true;
  });
  dropin.on('3ds:authentication-modal-close', () => delete root.dataset['challenge']);

  const applyAmount = (): void => {
    for (const [property, options] of Object.entries(amountOptions(setting)))
      for (const [key, value] of Object.entries(options))
        dropin.updateConfiguration(property, key, value);
  };

  return {
    change: (changed) => {
      const { amount } = setting;
      setting = changed;
      root.inert = setting.disabled;
      // PayPal's consent to another amount is dropped by this.
      if (amount.cents !== setting.amount.cents || amount.currency !== setting.amount.currency)
        applyAmount();
    },
    tokenize: async (amount: Money, onChallenge): Promise<CardOutcome> => {
      notifyChallenge = onChallenge;
      isCanceled = false;
      try {
        const payload = await dropin.requestPaymentMethod({
          threeDSecure: toThreeDSecure(amount, setting),
        });
        // Drop-in would return the same nonce again, and a nonce is valid once. Fields keep their input.
        dropin.clearSelectedPaymentMethod();
        const outcome = payloadToOutcome(payload);
        return outcome.kind === 'refused' && isCanceled ? { kind: 'closed' } : outcome;
      } catch (error) {
        const outcome = errorToOutcome(error);
        if (outcome.kind === 'incomplete') focusProblem(root);
        return outcome;
      } finally {
        notifyChallenge = null;
        delete root.dataset['challenge'];
      }
    },
  };
};
