import '../../../shared-contracts/ui/reset.css';
import '../../../shared-contracts/ui/tokens.css';
import '../../../shared-contracts/ui/fonts.css';
import './frame.css';
import { startFrameSession } from './frame-session.ts';
import { isDemonstration } from './is-demonstration.ts';
import type { OpenForm } from './payment-form.ts';

/** Opens the form for a client token. */
const openForm: OpenForm = async (options) => {
  const { open } = isDemonstration(options.clientToken)
    ? await import(/* webpackChunkName: "demo" */ './demo/open.tsx')
    : await import(/* webpackChunkName: "braintree" */ './braintree/open.ts');
  return open(options);
};

const root = document.getElementById('root');
if (root) {
  startFrameSession({
    window,
    root,
    openForm,
    applyAppearance: ({ locale, scheme }) => {
      document.documentElement.lang = locale;
      document.documentElement.dataset['theme'] = scheme;
    },
  });
}
