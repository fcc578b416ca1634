import type { Resource } from '../engine/definition/define-resource.ts';
import { boundsTable } from './bounds-table.ts';
import { currenciesTable, grantsTable, paymentTypesTable, seedTable } from './reference-tables.ts';
import { describeResource } from './describe-resource.ts';

const title = `# Reference of the local platform

Written by \`npx commerce docs\` from the definitions in \`services/commerce\`: do not edit it.
[The local platform](local-platform.md) explains how it works together.

[Clients and grants](#clients-and-grants) · [Payment types](#payment-types) ·
[Currencies](#currencies) · [Bounds](#bounds) · [Seed files](#seed-files) · [Resources](#resources)`;

const clients = `## Clients and grants

The kinds of client, as \`application.kind\` of a token names them, and what each may ask
\`POST /oauth/token\` for. A sales channel is public: it may leave its secret out, but a wrong one is refused.

\`GET /oauth/authorize\` takes \`client_id\`, \`redirect_uri\`, \`response_type=code\`, and if wanted \`scope\`, \`state\`,
\`code_challenge\` with \`code_challenge_method=S256\` (PKCE); a code that was asked for with a challenge takes its
\`code_verifier\`.`;

const payments = `## Payment types

What \`payment_source_type\` of a payment method may be, and the gateway it goes through.`;

const currencies = `## Currencies

Amounts are whole numbers of a currency's smallest unit. A currency that is not listed has 100 of them in one and is
written with its code.`;

const bounds = `## Bounds

What a client may send. A list has 10 rows a page unless it asks for another size.`;

const seeds = `## Seed files

A file is checked against \`services/commerce/seeding/seed-schema.ts\`; what each member means is in
\`services/commerce/seeding/seed-format.ts\` and \`seed-promotions-format.ts\`. Lists may be left out, as may the members in
brackets.`;

const introduction = `## Resources

An attribute of the kind _amount_ stands for three: \`x_amount_cents\`, \`x_amount_float\` and
\`formatted_x_amount\`. What _integrations set_ is ignored from other tokens. A relationship that is
_always empty_ leads to something the platform does not keep: it is listed with its links, can be
included, and holds nothing.`;

/** What the definitions say: clients, payment types, currencies, bounds, seed files, and every resource by the alphabet. */
export const referenceText = (resources: readonly Resource[]): string => {
  const listed = resources
    .filter(({ internal }) => internal !== true)
    .sort((a, b) => a.shape.type.localeCompare(b.shape.type, 'en'));
  const contents = listed
    .map(({ shape }) => `[${shape.type}](#${shape.type.toLowerCase()})`)
    .join(' ·\n');
  const parts = [
    title,
    clients,
    grantsTable(),
    payments,
    paymentTypesTable(),
    currencies,
    currenciesTable(),
    bounds,
    boundsTable(),
    seeds,
    seedTable(),
    introduction,
    contents,
    ...listed.map(describeResource),
  ];
  return `${parts.join('\n\n')}\n`;
};
