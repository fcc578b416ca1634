import {
  CommerceLayer,
  CustomerContainer,
  CustomerInput,
  OrderContainer,
  OrderNumber,
  OrderStorage,
  SaveCustomerButton,
} from '@commercelayer/react-components';
import { createRoot } from 'react-dom/client';
import { Account } from './account.tsx';
import { Addresses } from './addresses.tsx';
import { Cart } from './cart.tsx';
import { Catalogue } from './catalogue.tsx';
import { Delivery } from './delivery.tsx';
import { Payment } from './payment.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

const Guest = () => (
  <>
    <CustomerInput aria-label="E-mail" />
    <SaveCustomerButton label="Save e-mail" />
    <Addresses />
  </>
);

const Checkout = ({ loggedIn }: { readonly loggedIn: boolean }) => (
  <CustomerContainer {...(!loggedIn && { isGuest: true })}>
    <p>
      Order <OrderNumber data-testid="number" />
    </p>
    {loggedIn ? <SavedAddresses /> : <Guest />}
    <Delivery />
    <Payment />
  </CustomerContainer>
);

/** A shop of official components: product and cart on one page, the checkout and the account on others. */
const Shop = () => {
  const { accessToken, endpoint, skuCode, loggedIn } = window.settings;
  return (
    <CommerceLayer accessToken={accessToken} endpoint={endpoint}>
      {location.pathname === '/account' ? (
        <Account />
      ) : (
        <OrderStorage persistKey="official-clients">
          <OrderContainer attributes={{ language_code: 'it' }}>
            {location.pathname === '/checkout' ? (
              <Checkout loggedIn={loggedIn} />
            ) : (
              <Catalogue skuCode={skuCode} />
            )}
            <Cart />
          </OrderContainer>
        </OrderStorage>
      )}
    </CommerceLayer>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Shop />);
