/** Nothing runs and nothing is loaded. The caller adds who may frame it. */
export const MESSAGE_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"
/** The policy of a message with a form, which is sent to the address of the message. */
export const FORM_PAGE_POLICY = MESSAGE_PAGE_POLICY.replace("form-action 'none'", "form-action 'self'")

export interface Message {
  title: string
  text: string
  /** HTML of ours. */
  form?: string
}

const STYLES =
  'html{color-scheme:light dark}body{display:grid;min-height:100dvh;margin:0;place-items:center;font:18px/1.5 system-ui,sans-serif}' +
  'main{box-sizing:border-box;width:min(34rem,100%);padding:2rem;overflow-wrap:anywhere}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0}' +
  'form,fieldset{display:grid;gap:.75rem}fieldset{padding:1rem}textarea,button{padding:.5rem;font:inherit}button{justify-self:start}'

/** A short page for visitors of published pages, such as the thanks after a form. The words are shown as they are. */
export function messagePage({ title, text, form = '' }: Message): string {
  const words = text === '' ? '' : `\n<p>${escape(text)}</p>`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title.slice(0, 80))}</title><style>${STYLES}</style></head>
<body>
<main>
<h1 dir="auto">${escape(title)}</h1>${words}${form}
</main>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
