import '../../../shared-contracts/ui/reset.css';
import '../../../shared-contracts/ui/tokens.css';
import './frame.css';
import { converse } from './conversation.ts';
import { openForm } from './open-form.ts';

const root = document.getElementById('root');
if (root) {
  converse({
    window,
    root,
    openForm,
    dress: ({ locale, scheme }) => {
      document.documentElement.lang = locale;
      document.documentElement.dataset['theme'] = scheme;
    },
  });
}
