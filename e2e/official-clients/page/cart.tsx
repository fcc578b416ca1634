import {
  Errors,
  GiftCardAmount,
  GiftCardOrCouponForm,
  GiftCardOrCouponInput,
  GiftCardOrCouponSubmit,
  LineItem,
  LineItemAmount,
  LineItemName,
  LineItemQuantity,
  LineItemRemoveLink,
  LineItemsContainer,
  LineItemsCount,
  LineItemsEmpty,
  ShippingAmount,
  SubTotalAmount,
  TaxesAmount,
  TotalAmount,
} from '@commercelayer/react-components';

/** Line items with quantities, and amounts. */
export const Cart = () => (
  <section aria-label="cart">
    <LineItemsContainer>
      <LineItemsEmpty text="The cart is empty" />
      <p>
        Items: <LineItemsCount data-testid="count" />
      </p>
      <LineItem>
        <LineItemName data-testid="line-name" />
        <LineItemQuantity aria-label="Quantity" max={12} />
        <LineItemAmount data-testid="line-amount" />
        <LineItemRemoveLink label="Remove" />
      </LineItem>
      <LineItem type="gift_cards">
        <LineItemName data-testid="gift-card-name" />
        <LineItemAmount data-testid="gift-card-amount" />
      </LineItem>
    </LineItemsContainer>
    <GiftCardOrCouponForm>
      <GiftCardOrCouponInput aria-label="Coupon" placeholderTranslation={() => 'Coupon'} />
      <GiftCardOrCouponSubmit label="Redeem" />
    </GiftCardOrCouponForm>
    <Errors resource="orders" field="gift_card_or_coupon_code" role="alert" />
    <dl>
      <dt>Subtotal</dt>
      <dd>
        <SubTotalAmount data-testid="subtotal" />
      </dd>
      <dt>Shipping</dt>
      <dd>
        <ShippingAmount data-testid="shipping" />
      </dd>
      <dt>Taxes</dt>
      <dd>
        <TaxesAmount data-testid="taxes" />
      </dd>
      <dt>Gift card</dt>
      <dd>
        <GiftCardAmount data-testid="gift-card" />
      </dd>
      <dt>Total</dt>
      <dd>
        <TotalAmount data-testid="total" />
      </dd>
    </dl>
  </section>
);
