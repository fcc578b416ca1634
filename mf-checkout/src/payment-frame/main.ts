import '../../../shared-contracts/ui/reset.css';
import '../../../shared-contracts/ui/tokens.css';
import '../../../shared-contracts/ui/fonts.css';
import './frame.css';
import { startFrameSession } from './frame-session.ts';
import { openForm } from './open-form.ts';

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
