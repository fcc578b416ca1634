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
    ['X', shopTexts.payment_error, 'Unable to process payment, try another card or method'],
    ['T2', shopTexts.cannot_create_order, 'ERROR, CANNOT CREATE AN ORDER'],
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

  it.each([
    ['en', 1, 'Too many attempts. Try again in 1 second.'],
    ['it', 30, 'Troppi tentativi. Riprova tra 30 secondi.'],
    ['de', 60, 'Zu viele Versuche. Bitte versuchen Sie es in 60 Sekunden erneut.'],
    ['es', 120, 'Demasiados intentos. Inténtalo de nuevo dentro de 2 minutos.'],
    ['fr', 3_541, 'Trop de tentatives. Réessayez dans 60 minutes.'],
  ] as const)('X names the wait of a limit in %s: %i s', async (locale, retryAfter, wording) => {
    const text = createText(locale, await commonMessages(locale));
    const { id, values } = errorTextOf({ code: 'RATE_LIMITED', retryAfter });
    expect(text(id, values)).toBe(wording);
    expect(errorTextOf({ code: 'RATE_LIMITED' })).toEqual({ id: shopTexts.rate_limited });
  });

  it('X chooses the text for a failed call by its code', async () => {
    const text = await english();
    expect(text(errorTextOf({ code: 'WRONG_CREDENTIALS' }).id)).toBe(
      'E-mail and/or password are not correct',
    );
    expect(text(errorTextOf({ code: 'EMAIL_TAKEN' }).id)).toBe(
      'This e-mail address is already registered',
    );
  });
});
