import { loadMissingPage } from './missing-page.tsx';
import NotFoundPage from './not-found-page.tsx';

describe('S13 an address without a route', () => {
  it('shows the not-found page for the document of the server', async () => {
    const reload = jest.fn();
    await expect(loadMissingPage(false, reload)).resolves.toEqual({ notFound: NotFoundPage });
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the document once on a navigation, and shows nothing of its own until then', async () => {
    const reload = jest.fn();
    const settled = jest.fn();
    void loadMissingPage(true, reload).then(settled, settled);
    // The not-found page has loaded meanwhile.
    await loadMissingPage(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });
});
