import { focusProblem } from './focus-problem.ts';

const GROUP = 'braintree-form__field-group';

const rootWith = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};

describe('focusProblem', () => {
  it('P1 A1 focuses the first wrong field’s group', () => {
    const wrong = `${GROUP} ${GROUP}--has-error`;
    focusProblem(
      rootWith(
        `<div class="dropin"><p class="${GROUP}">a</p><p class="${wrong}">b</p><p class="${wrong}">c</p></div>`,
      ),
    );
    expect(document.activeElement).toHaveTextContent(/^b$/);
  });

  it('P1 A1 focuses the form if no payment option is selected', () => {
    focusProblem(rootWith('<div class="dropin">form</div>'));
    expect(document.activeElement).toHaveClass('dropin');
  });
});
