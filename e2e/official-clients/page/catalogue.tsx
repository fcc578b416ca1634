import {
  AddToCartButton,
  AvailabilityContainer,
  AvailabilityTemplate,
  Price,
  PricesContainer,
  SkuField,
  Skus,
  SkusContainer,
} from '@commercelayer/react-components';

/** A SKU with name, price, availability, and the buy button. */
export const Catalogue = ({ skuCode }: { readonly skuCode: string }) => (
  <section aria-label="catalogue">
    <SkusContainer skus={[skuCode]}>
      <Skus>
        <SkuField attribute="name" tagElement="h1" />
        <PricesContainer>
          <Price data-testid="price" showCompare={false} />
        </PricesContainer>
        <AvailabilityContainer>
          <AvailabilityTemplate data-testid="availability" timeFormat="days" />
        </AvailabilityContainer>
        <AddToCartButton label="Add to cart" quantity="2" />
      </Skus>
    </SkusContainer>
  </section>
);
