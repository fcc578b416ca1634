/*
 * The script of the development bar: says which local remotes do not answer. Plain script, because the document of a
 * shop without development has none of it, and no build.
 */
(() => {
  /** Time between two checks of a visible page, in ms. */
  const INTERVAL = 5000;

  const check = async (line) => {
    const { remote, url } = line.dataset;
    // Rejects too if the browser denies the page the access to the local network.
    const answers = await fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    const text = answers
      ? ''
      : `${remote} does not answer at ${new URL(url).host}: start it with npm run dev, allow this page the access to ` +
        'local devices if the browser asks, and reload.';
    // A status that changes is read out.
    if (line.textContent !== text) line.textContent = text;
  };

  const checkAll = () => {
    if (document.visibilityState === 'hidden') return;
    for (const line of document.querySelectorAll('[data-remote][data-url]')) void check(line);
  };
  checkAll();
  setInterval(checkAll, INTERVAL);
})();
