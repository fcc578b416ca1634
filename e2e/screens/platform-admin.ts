import { expect, type Page } from '@playwright/test';

/** An order in the admin of the local platform, as the merchant uses it. */
export const platformAdminScreen = (page: Page, origin: string) => {
  const press = async (name: string | RegExp, said: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status')).toHaveText(said);
  };
  return {
    open: (orderId: string) => page.goto(`${origin}/_admin/orders/${orderId}`),
    /** Approves, captures, ships and delivers the order. */
    deliver: async (): Promise<void> => {
      await press('Approve', 'The order is approved.');
      await press(/^Capture/, 'The payment is captured.');
      await press(/^Ship/, 'The shipment is on its way.');
      await press(/^Deliver/, 'The shipment is delivered.');
    },
    /** Approves and receives the only return, and refunds the amount that the admin proposes. @returns it, as shown */
    refundReturn: async (): Promise<string> => {
      await press(/^Approve/, 'The return is approved.');
      await press(/^Receive/, 'The return has come in.');
      const returns = page.locator('#returns');
      await returns.getByText('Refund', { exact: true }).click();
      const amount = await returns.getByRole('textbox', { name: /^Amount in/ }).inputValue();
      await press(/^Yes, refund this amount/, 'The return is refunded.');
      return amount;
    },
  };
};
