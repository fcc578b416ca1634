import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@shop/contracts/routing';
import { parseMailLink, type MailLink } from '../../model/mail-link.ts';

/**
 * The key of the mail's link that led here, held in memory. It is taken out of the address at once, so that neither the
 * history nor a copied address has it. Null where the page was opened otherwise, reloaded included.
 */
export const useMailLink = (): MailLink | null => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailLink | null>(null);
  const found = parseMailLink(hash);
  // Also when another mail's link is followed in this tab, which only changes the fragment.
  if (found && found.token !== link?.token) setLink(found);
  useEffect(() => {
    if (found) void navigate({ pathname, search }, { replace: true });
  }, [found, pathname, search, navigate]);
  return link;
};
