import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { createElement, type CSSProperties, type ReactElement } from 'react'
import type { MailContent } from './mail-definition.ts'
import { darkStyles, mailColors } from './mail-theme.ts'

const { light } = mailColors
const FONT = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const PARAGRAPH: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: light.text }
const SMALL: CSSProperties = { ...PARAGRAPH, fontSize: '14px', lineHeight: '22px', color: light.muted }
const LINE: CSSProperties = { margin: '0 0 20px', border: 0, borderTop: `1px solid ${light.line}` }
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 22px',
  borderRadius: '8px',
  backgroundColor: light.accent,
  color: light.onAccent,
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
}

/** The layout of every mail. The server runs TypeScript directly, without JSX, so elements are created by calls. */
export function createMailElement(content: MailContent): ReactElement {
  const { subject, preview, paragraphs, action, closing, unsubscribeUrl } = content
  return createElement(
    'html',
    { lang: 'en', dir: 'ltr' },
    createElement(
      'head',
      null,
      createElement('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'x-apple-disable-message-reformatting' }),
      createElement('title', null, subject),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('style', null, darkStyles),
    ),
    createElement(
      'body',
      { className: 'mail-canvas', style: { margin: 0, padding: 0, backgroundColor: light.canvas } },
      createElement(Preview, null, preview),
      // Some mail clients drop the background of the body.
      createElement(
        Section,
        { className: 'mail-canvas', style: { backgroundColor: light.canvas, fontFamily: FONT } },
        createElement(
          Container,
          { style: { maxWidth: '560px', padding: '32px 16px' } },
          createElement(
            'p',
            {
              className: 'mail-text',
              style: { ...PARAGRAPH, fontSize: '20px', fontWeight: 700, letterSpacing: '-0.02em' },
            },
            'Marquee',
          ),
          createElement(
            Section,
            {
              className: 'mail-card',
              style: {
                padding: '32px',
                border: `1px solid ${light.line}`,
                borderRadius: '12px',
                backgroundColor: light.surface,
              },
            },
            createElement(
              'h1',
              {
                className: 'mail-text',
                style: { margin: '0 0 16px', fontSize: '22px', lineHeight: '30px', color: light.text },
              },
              subject,
            ),
            ...paragraphs.map((paragraph) =>
              createElement('p', { key: paragraph, className: 'mail-text', style: PARAGRAPH }, paragraph),
            ),
            action === undefined ? null : createAction(action),
            closing === undefined ? null : createClosing(closing),
            unsubscribeUrl === undefined ? null : createUnsubscribe(unsubscribeUrl),
          ),
        ),
      ),
    ),
  )
}

function createAction({ label, url }: NonNullable<MailContent['action']>): ReactElement {
  return createElement(
    Section,
    { style: { padding: '8px 0 24px' } },
    createElement(Button, { href: url, className: 'mail-button', style: BUTTON }, label),
    createElement(
      'p',
      { className: 'mail-muted', style: { ...SMALL, margin: '20px 0 0', wordBreak: 'break-all' } },
      'Or open this link: ',
      createElement('a', { href: url, className: 'mail-link', style: { color: light.link } }, url),
    ),
  )
}

function createClosing(closing: string): ReactElement {
  return createElement(
    Section,
    null,
    createElement('hr', { className: 'mail-line', style: LINE }),
    createElement('p', { className: 'mail-muted', style: { ...SMALL, margin: 0 } }, closing),
  )
}

function createUnsubscribe(page: string): ReactElement {
  return createElement(
    'p',
    { className: 'mail-muted', style: { ...SMALL, margin: '12px 0 0' } },
    createElement(
      'a',
      { href: page, className: 'mail-link', style: { color: light.link } },
      'Unsubscribe from these mails',
    ),
  )
}
