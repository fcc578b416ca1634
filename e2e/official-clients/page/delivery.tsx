import {
  Shipment,
  ShipmentsContainer,
  ShippingMethod,
  ShippingMethodName,
  ShippingMethodPrice,
  ShippingMethodRadioButton,
} from '@commercelayer/react-components';

/** The shipments of the order with their shipping methods. */
export const Delivery = () => (
  <section aria-label="delivery">
    <ShipmentsContainer>
      <Shipment>
        <ShippingMethod>
          <ShippingMethodRadioButton aria-label="Shipping method" />
          <ShippingMethodName data-testid="shipping-method" />
          <ShippingMethodPrice data-testid="shipping-price" />
        </ShippingMethod>
      </Shipment>
    </ShipmentsContainer>
  </section>
);
