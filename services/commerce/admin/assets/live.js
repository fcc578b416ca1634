// Keeps the parts of a page marked `data-live` as they are on the server.
const interval = 2000;
const button = document.querySelector('#live');
let live = true;

/** Something typed and not sent, or a question that is open: it is not taken away from who looks elsewhere meanwhile. */
const isBegun = (part) =>
  part.querySelector('details[open]') !== null ||
  [...part.querySelectorAll('input')].some((it) => it.value !== it.defaultValue);

/** Leaves a part alone while somebody is in it: a link with the focus must not vanish. */
const isInUse = (part) => {
  const selection = getSelection();
  const selected =
    selection !== null && !selection.isCollapsed && part.contains(selection.anchorNode);
  return part.contains(document.activeElement) || selected || isBegun(part);
};

const refresh = async () => {
  if (!live || document.hidden) return;
  const address = new URL(location.href);
  // What a form has led to is said once.
  address.searchParams.delete('done');
  address.searchParams.delete('problem');
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const now = fresh.getElementById(part.id);
    if (now && now.innerHTML !== part.innerHTML && !isInUse(part))
      part.replaceChildren(...now.childNodes);
  }
};

const turn = async () => {
  try {
    await refresh();
  } catch {
    // The platform is being started again: the next turn finds it.
  }
  setTimeout(turn, interval);
};

button.hidden = false;
button.addEventListener('click', () => {
  live = !live;
  button.setAttribute('aria-pressed', String(live));
});
setTimeout(turn, interval);
