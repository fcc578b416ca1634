import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Field, PageHeading } from '@shop/contracts/ui';
import { DEPARTMENTS } from '../chrome/departments.ts';
// The lists of the footer: the frame's style sheet has them already.
import lists from '../chrome/footer.module.css';
import styles from './message-page.module.css';

interface Props {
  /** Content of the team that owns the route. */
  children?: ReactNode;
}

/** S13: the address does not exist. One page for all cases, with search, categories and contact. */
export default function NotFoundPage({ children }: Props) {
  const { prefix } = useAppSelector(selectMarketContext);
  return (
    <>
      <div className={styles.page}>
        <PageHeading lead={<FormattedMessage id="shell.notFound.text" />}>
          <FormattedMessage id="shell.notFound.title" />
        </PageHeading>
        {/* A native form: it works before any code is loaded. */}
        <form method="get" action={`${prefix}${paths.search()}`} className={lists.newsletter}>
          <Field
            label={<FormattedMessage id="ui.search.label" />}
            name="q"
            type="search"
            dir="auto"
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" variant="primary">
            <FormattedMessage id="ui.search.submit" />
          </Button>
        </form>
        <ul className={lists.info}>
          {DEPARTMENTS.map((department) => (
            <li key={department}>
              <Link to={paths.category(department)}>
                <FormattedMessage id={`shell.department.${department}`} />
              </Link>
            </li>
          ))}
        </ul>

        <ul className={lists.info}>
          <li>
            <Link to={paths.home()}>
              <FormattedMessage id="shell.home" />
            </Link>
          </li>
          <li>
            <Link to={paths.trackOrder()}>
              <FormattedMessage id="shell.footer.track" />
            </Link>
          </li>
          <li>
            <Link to={paths.info('contact')}>
              <FormattedMessage id="shell.info.contact" />
            </Link>
          </li>
        </ul>
      </div>
      {children}
    </>
  );
}
