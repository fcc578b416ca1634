import { nameIn } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { EmailAddress } from '@shop/contracts/ui';
import { MethodPrice } from './method-price.tsx';
import { MethodDays } from './shipping/method-days.tsx';
import { chosenMethods, withKeptMethods } from './shipping/shipping-methods.ts';
import { nextSection, sectionDone, SECTIONS, type Section } from './section-rules.ts';
import { AddressSummary } from './address/address-summary.tsx';
import { OpenSection, WaitingSection } from './open-section.tsx';
import { SectionPanel } from './section-panel.tsx';

/** The chosen shipping methods, in short. */
const ShippingSummary = ({ order }: { order: Order }) => {
  const locale = useAppSelector(selectLocale);
  return order.shipments.length === 0 ? (
    <p>
      <FormattedMessage id="checkout.shipping.nothing" />
    </p>
  ) : (
    chosenMethods(order).map((method, index) => (
      <p key={index}>
        {nameIn(method, locale)} · <MethodPrice price={method.price} />
        <MethodDays method={method} after=" · " />
      </p>
    ))
  );
};

const Summary = ({ order, section }: { order: Order; section: Section }) => {
  switch (section) {
    case 'account':
      return <p>{order.email && <EmailAddress email={order.email} />}</p>;
    case 'address':
      return <AddressSummary order={order} />;
    case 'shipping':
      return <ShippingSummary order={order} />;
    case 'payment':
      return null;
  }
};

interface Props {
  /** Null while loading: the headings are rendered, and stay the same elements. */
  order: Order | null;
  open: Section;
}

/** All sections in one column: the open one with its form, completed ones as a summary. */
export const Sections = ({ order, open }: Props) => {
  const kept = order && withKeptMethods(order);
  const reached = kept ? SECTIONS.indexOf(nextSection(kept)) : 0;
  return SECTIONS.map((section, index) => {
    const done = kept !== null && index < reached && sectionDone(kept, section);
    return (
      <SectionPanel
        key={section}
        section={section}
        state={section === open ? 'open' : done ? 'done' : 'ahead'}
        summary={kept && <Summary order={kept} section={section} />}
      >
        {order ? (
          <OpenSection order={order} section={section} />
        ) : (
          <WaitingSection section={section} />
        )}
      </SectionPanel>
    );
  });
};
