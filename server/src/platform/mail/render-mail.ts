import { render } from '@react-email/components'
import type { MailContent } from './mail-definition.ts'
import { createMailElement } from './mail-layout.ts'

/** The mail as HTML, and as the text for mailboxes that show none. Nothing of the content is markup. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  return { html: await render(createMailElement(content)), text: toText(content) }
}

function toText({ subject, paragraphs, action, closing }: MailContent): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`]
  return [subject, ...paragraphs, ...link, ...(closing === undefined ? [] : [closing]), 'Marquee'].join('\n\n')
}
