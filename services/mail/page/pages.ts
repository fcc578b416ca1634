import { html, type Html } from '@shop/server-kit/html';
import type { MailSummary, ReceivedMail } from '../inbox/mail-inbox.ts';

const page = (title: string, content: Html): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`.markup
  }`;

const row = (mail: MailSummary): Html => html`
  <tr>
    <td>${mail.receivedAt.slice(0, 19).replace('T', ' ')}</td>
    <td>${mail.to.join(', ')}</td>
    <td><a href="/mails/${mail.id}">${mail.subject || '(no subject)'}</a></td>
  </tr>
`;

/** List of mails, newest first. @param to - recipient the list is filtered by; empty for all */
export const listPage = (mails: readonly MailSummary[], to: string): string =>
  page(
    'Inbox',
    html`
      <h1>Inbox</h1>
      <form>
        <label>To <input type="search" name="to" value="${to}" /></label> <button>Show</button>
      </form>
      ${
        mails.length === 0
          ? html`<p>No mails${to && ` to ${to}`}.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Received (UTC)</th>
                  <th scope="col">To</th>
                  <th scope="col">Subject</th>
                </tr>
              </thead>
              <tbody>
                ${mails.map(row)}
              </tbody>
            </table>`
      }
      <p>At most 2,000 mails and 200 MB are kept, over restarts too; the oldest go first.</p>
    `,
  );

/** One mail: rendered, as text, and its headers. */
export const mailPage = (mail: ReceivedMail): string =>
  page(
    mail.subject,
    html`
      <p><a href="/">Inbox</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <p>To ${mail.to.join(', ')}, received ${mail.receivedAt}</p>
      ${mail.copies > 1 ? html`<p>It came ${mail.copies} times and is shown once.</p>` : ''}
      <iframe
        title="The mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/mails/${mail.id}/html"
      ></iframe>
      <h2>Text part</h2>
      <pre>${mail.text}</pre>
      <h2>Headers</h2>
      <table>
        <tbody>
          ${mail.headers.map(
            ({ name, value }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    `,
  );
