import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from './mail-definition.ts'
import { createMailElement } from './mail-layout.ts'

// The document type that mail clients support best.
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The mail as HTML, and as text for mail clients that show no HTML. The content is escaped: none of it is markup. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: DOCTYPE + renderToStaticMarkup(createMailElement(content)), text: toText(content) }
}

function toText({ subject, paragraphs, action, closing, unsubscribeUrl }: MailContent): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`]
  const ending = unsubscribeUrl === undefined ? [] : [`Unsubscribe from these mails:\n${unsubscribeUrl}`]
  return [subject, ...paragraphs, ...link, ...(closing === undefined ? [] : [closing]), 'Marquee', ...ending].join(
    '\n\n',
  )
}
