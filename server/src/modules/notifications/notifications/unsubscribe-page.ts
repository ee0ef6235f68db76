import { mailColors } from '../../../platform/mail/mail-theme.ts'

export type UnsubscribeState =
  | { kind: 'question'; title: string }
  | { kind: 'done'; title: string }
  | { kind: 'unknown' }

export const UNSUBSCRIBE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const { light, dark } = mailColors
const STYLES = [
  `:root{color-scheme:light dark;--canvas:${light.canvas};--surface:${light.surface};--text:${light.text};--line:${light.line};--accent:${light.accent};--on:${light.onAccent};--link:${light.link}}`,
  `@media (prefers-color-scheme:dark){:root{--canvas:${dark.canvas};--surface:${dark.surface};--text:${dark.text};--line:${dark.line};--accent:${dark.accent};--on:${dark.onAccent};--link:${dark.link}}}`,
  'body{display:grid;min-height:100dvh;margin:0;place-items:center;background:var(--canvas);color:var(--text);font:16px/1.6 system-ui,sans-serif}',
  'main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));padding:32px;border:1px solid var(--line);border-radius:14px;background:var(--surface)}',
  'h1{margin:0 0 8px;font-size:22px;line-height:1.3}a{color:var(--link)}',
  'button{min-height:44px;margin-top:8px;padding:0 20px;border:0;border-radius:10px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}',
].join('')

/** A page without scripts, which works from every mailbox, signed in or not. */
export function unsubscribePage(state: UnsubscribeState): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Unsubscribe – Marquee</title><style>${STYLES}</style></head>
<body>
<main>
${getContent(state)}
</main>
</body>
</html>
`
}

function getContent(state: UnsubscribeState): string {
  if (state.kind === 'unknown') {
    return '<h1>This link is not valid</h1>\n<p>Open the link of the newest mail, or <a href="/notifications?view=settings">choose your notifications</a>.</p>'
  }
  // The title is the product's own text: it names a kind of notification.
  const { title } = state
  if (state.kind === 'done') {
    return `<h1>You are unsubscribed</h1>\n<p>No more mails of the kind “${title}” come to you. You can <a href="/notifications?view=settings">switch them on again</a> at any time.</p>`
  }
  return `<h1>Unsubscribe?</h1>\n<p>You will get no more mails of the kind “${title}”.</p>\n<form method="post"><button>Unsubscribe</button></form>`
}
