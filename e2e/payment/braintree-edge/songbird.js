// Cardinal's script for 3-D Secure, as far as Braintree's sees: a challenge is a dialog that the shopper passes, fails or
// closes.
{
  const listeners = {};
  const emit = (event, ...args) => listeners[event]?.forEach((it) => it(...args));
  const end = (dialog, data) => {
    dialog.remove();
    emit('ui.close');
    emit(
      'payments.validated',
      { ErrorNumber: 0, ErrorDescription: '', ...data },
      `jwt-${data.ActionCode}`,
    );
  };
  window.Cardinal = {
    on: (event, listener) => (listeners[event] ??= []).push(listener),
    off: () => undefined,
    configure: () => undefined,
    setup: () => setTimeout(() => emit('payments.setupComplete', { sessionId: 'session' })),
    trigger: async () => ({ Status: true }),
    continue: () => {
      const dialog = document.createElement('div');
      dialog.setAttribute('role', 'dialog');
      dialog.setAttribute('aria-label', 'Bank');
      dialog.style.cssText = 'background: #fff; inset: 0; position: fixed';
      const choices = {
        Pass: { ActionCode: 'SUCCESS', Validated: true },
        Fail: { ActionCode: 'FAILURE', Validated: false },
        Close: {
          ActionCode: 'FAILURE',
          Validated: false,
          Payment: { ExtendedData: { ChallengeCancel: '01' } },
        },
      };
      for (const [name, data] of Object.entries(choices)) {
        const button = document.createElement('button');
        button.textContent = name;
        button.onclick = () => end(dialog, data);
        dialog.append(button);
      }
      document.body.append(dialog);
      emit('ui.render');
    },
  };
}
