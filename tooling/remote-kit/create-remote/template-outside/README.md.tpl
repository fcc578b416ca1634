# mf-__name__

__title__: a remote of the shop with a page and a fragment, in a repository of its own.

| exposed          | purpose                                                             |
| ---------------- | ------------------------------------------------------------------- |
| route `__name__` | the page `/__name__`, rendered on the server, in the sitemap        |
| `Teaser`         | fragment without props: introduces the page on another team's page  |

## Commands

| command           | effect                                                                                   |
| ----------------- | ---------------------------------------------------------------------------------------- |
| `npm test`        | unit tests                                                                               |
| `npm run dev`     | `-- --against <shop>`: runs the sources inside a shop that allows it, for your browser alone |
| `npm run build`   | checks the types, builds for browser and server, checks `budgets.json`                   |
| `npm run host`    | serves published releases from `artifacts/`, in place of a bucket or CDN                 |
| `npm run doctor`  | says what of the setup is off: packages, ports, settings, the shop; changes nothing      |
| `npm run release` | publishes the build; `-- --canary 10`, `--preview <version>`, `--rollback <version>`, `--withdraw` |

`npm run release` needs to know the shop:

| variable                 | meaning                                                                    |
| ------------------------ | -------------------------------------------------------------------------- |
| `STORE_API_URL`          | the shop's store-api                                                       |
| `STORE_API_DEPLOY_TOKEN` | token of this remote, issued in the shop's back office                     |
| `SHOP_SIGNING_KEY`       | private key (Ed25519, PEM or path), whose public key the shop knows        |
| `ARTIFACT_ROOT`          | receives `<name>/<version>/`: a folder (`artifacts`), or `s3://<bucket>/…` |
| `ARTIFACT_BASE_URL`      | address of that folder, as the shop's visitors reach it                    |
| `SHOP_ORIGIN`            | address of the shop, for preview links                                     |

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
