import { GIFT_MESSAGE_KEY, setCoupon } from '@shop/contracts/commerce/order';
import { setMetadata } from '@shop/contracts/commerce/order/operations';
import { cartOf, type Desk, type Sample } from '@shop/standalone/samples';

/** Words on a card, by the language of the page. */
const GREETINGS: Readonly<Record<Desk['locale'], string>> = {
  it: 'Cento di questi giorni!\nGiulia e Nino',
  en: 'Many happy returns!\nGiulia and Nino',
  de: 'Alles Gute zum Geburtstag!\nGiulia und Nino',
  es: '¡Que cumplas muchos más!\nGiulia y Nino',
  fr: 'Joyeux anniversaire !\nGiulia et Nino',
};

const giftWrap = async ({ backOffice, currency }: Desk): Promise<string> => {
  const filter = `filter[q][reference_eq]=gift-wrap&filter[q][currency_code_eq]=${currency}`;
  const [found] = await backOffice.list(`sku_options?${filter}`);
  if (!found) throw new Error(`Nothing is wrapped in ${currency}`);
  return found.id;
};

/** Carts: with an option, a bundle, a message and a wine there is little of; with a coupon; empty. */
export const samples: readonly Sample[] = [
  { id: 'empty-cart', screens: ['/cart'] },
  {
    id: 'cart',
    screens: ['/cart'],
    make: async (desk) => {
      const wrap = await giftWrap(desk);
      const { id: orderId } = await cartOf(desk, [
        {
          kind: 'sku',
          code: 'BARBERA-ASTI-750',
          quantity: 3,
          options: [{ id: wrap, quantity: 1 }],
        },
        { kind: 'bundle', code: 'BUNDLE-APERITIVO', quantity: 1 },
        { kind: 'sku', code: 'VIN-SANTO-375', quantity: 1 },
      ]);
      const metadata = { [GIFT_MESSAGE_KEY]: GREETINGS[desk.locale] };
      await desk.run(setMetadata({ orderId, metadata }));
      return { orderId };
    },
  },
  {
    id: 'coupon',
    screens: ['/cart'],
    make: async (desk) => {
      const { id: orderId } = await cartOf(desk);
      await desk.run(setCoupon({ orderId, code: 'BENVENUTO10' }));
      return { orderId };
    },
  },
];
