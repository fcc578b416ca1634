// PayPal's button, as far as Drop-in sees: pressing it makes a payment and has the shopper agree to it at once.
window.paypal = {
  FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', CARD: 'card' },
  Button: {
    render: async (config, selector) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'PayPal';
      button.onclick = async () => {
        await config.payment();
        await config.onAuthorize({ payerId: 'PAYER', paymentId: 'PAY-1', paymentToken: 'EC-1' });
      };
      document.querySelector(selector).append(button);
    },
  },
};
