import { LOCALES } from '../market/types.ts';
import { commonMessages } from './common-messages.ts';
import { createText } from './create-text.ts';
import { errorTextOf, shopTexts } from './shop-texts.ts';

const english = async () => createText('en', await commonMessages('en'));

describe('commonMessages', () => {
  it.each([
    ['V1', 'form.required', 'This field is required'],
    ['V3', 'form.password', 'Error, password is invalid, minimum is 6 chars'],
    ['V3', shopTexts.invalid_old_password, 'Current password invalid'],
    [
      'X',
      shopTexts.bt_validation_error,
      'Verification error, please use an alternative payment method',
    ],
    ['X', shopTexts.cl_place_order_error, 'Can not place order'],
    ['X', shopTexts.check_cart, 'Some out of stock products has been removed/modified'],
    ['X', shopTexts.unavailable_message, 'Product not available'],
    ['X', shopTexts.add_to_cart_failed, 'An error occurred while adding the item to cart'],
  ])('%s %s has the wording of the specification', async (_, key, wording) => {
    const text = await english();
    expect(text(key)).toBe(wording);
  });

  it.each(LOCALES)('X every text of the catalogue exists in %s', async (locale) => {
    const messages = await commonMessages(locale);
    expect(Object.values(shopTexts).filter((key) => !messages[key])).toEqual([]);
  });

  it('V9 counts items in words of the language', async () => {
    const text = await english();
    expect(text('ui.quantity.limit', { max: 1 })).toBe('Up to 1 item');
    expect(text('ui.quantity.limit', { max: 24 })).toBe('Up to 24 items');
  });

  it('X chooses the text for a failed call by its code', async () => {
    const text = await english();
    expect(text(errorTextOf('WRONG_CREDENTIALS'))).toBe('E-mail and/or password are not correct');
    expect(text(errorTextOf('EMAIL_TAKEN'))).toBe('This e-mail address is already registered');
  });
});
