# mf-__name__

__title__: a page and a fragment. Created by `npm run create-remote`; replace this paragraph by the subject of the team.

| exposed          | purpose                                                                 |
| ---------------- | ----------------------------------------------------------------------- |
| route `__name__` | the page `/__name__`, rendered on the server, in the sitemap            |
| `Teaser`         | fragment without props: introduces the page on another team's page     |

## Where things are

- `src/remote.ts` – everything that the remote exposes; each page and fragment is a chunk of its own.
- `src/routes.ts` – screens as data. The shell reads them from the release, so a new screen needs no change there.
- `src/slots.ts` – slots of other teams' pages that show its fragments: at first the teaser on product pages.
- `src/fragments.d.ts` – props of the fragments, as other teams see them.
- `src/pages/` – a folder per page: `load` (data, status, head) and `Page`.
- `src/fragments/` – a file per fragment, as a default export.
- `src/messages/` – the texts in five languages. Keys begin with `__name__.`.
- `src/standalone/` – samples of the remote's own page.
- `budgets.json` – sizes of its chunks in bytes after brotli; a build over budget fails.

## Working on it

`npm run dev` in this folder opens the remote alone; `npm test` runs its tests; `npm run build` builds it. From the root,
`npm run verify -- mf-__name__` checks it and `npm run release -- mf-__name__` publishes it
([the first day of a team](../docs/new-remote.md)).
