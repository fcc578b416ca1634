/** A mail with an HTML and a text part. */
export const makeRaw = ({
  messageId = '<one@shop.example>',
  subject = 'Hello',
  html = '<p>Hello in HTML</p>',
  text = 'Hello in text',
} = {}): string =>
  [
    'From: Shop <shop@shop.example>',
    'To: ada@shop.example',
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
  ].join('\r\n');
