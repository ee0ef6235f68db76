import { renderMail } from './render-mail.ts'

const content = {
  subject: 'Hello <b>you</b>',
  preview: 'A preview',
  paragraphs: ['First & foremost', '<script>alert(1)</script>'],
  action: { label: 'Open', url: 'https://app.example.com/?a=1&b=2' },
  closing: 'That is all.',
}

describe('a mail', () => {
  test('is HTML in which nothing of the content is markup', () => {
    const { html } = renderMail(content)
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('href="https://app.example.com/?a=1&amp;b=2"')
  })

  test('is text with the whole link for mailboxes that show no HTML', () => {
    expect(renderMail(content).text).toBe(
      'Hello <b>you</b>\n\nFirst & foremost\n\n<script>alert(1)</script>\n\nOpen:\nhttps://app.example.com/?a=1&b=2\n\nThat is all.\n\nMarquee',
    )
  })
})
