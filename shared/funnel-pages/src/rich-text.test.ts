import fc from 'fast-check'
import { pageLink } from './link.ts'
import { parseMarkup, type RichText, richText, toPlainText, toRichText, writeMarkup } from './rich-text.ts'

const spanText = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.replaceAll(/\s/gu, ' ').trim())
  .filter((text) => text !== '')
const paragraph = fc.record({
  style: fc.constantFrom('paragraph' as const, 'heading' as const, 'bullet' as const),
  spans: fc
    .tuple(spanText, fc.boolean(), fc.boolean())
    .map(([text, bold, linked]) => [
      { text, ...(bold && { bold }), ...(linked && { link: 'https://brand.example/a?b=1' }) },
    ]),
})

describe('words with a form', () => {
  test('[P-47] what is written as markup is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 5 }), (text: RichText) => {
        expect(parseMarkup(writeMarkup(text))).toEqual(text)
      }),
    )
  })

  test('[P-47] any typed text gives valid words, and none of its characters is lost without a form', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const text = parseMarkup(typed)
        richText.parse(text)
      }),
    )
    expect(toPlainText(parseMarkup('A * lonely [ mark ( and <b>HTML</b>'))).toBe('A * lonely [ mark ( and <b>HTML</b>')
    expect(toPlainText(toRichText('One\n\n  Two '))).toBe('One\nTwo')
  })

  test('[P-47] a link that a page may not have stays the characters that were typed', () => {
    expect(parseMarkup('**Now** [here](javascript:alert(1)) or [there](https://a.example)')).toEqual([
      {
        style: 'paragraph',
        spans: [
          { text: 'Now', bold: true },
          { text: ' [here](javascript:alert(1)) or ' },
          { text: 'there', link: 'https://a.example' },
        ],
      },
    ])
  })

  test.each([
    ['https://brand.example/shop?utm_source=a', true],
    ['mailto:hello@brand.example', true],
    ['tel:+46-8-123-45', true],
    ['#00000000-0000-4000-8000-000000000001', true],
    ['http://brand.example', false],
    ['javascript:alert(1)', false],
    ['JAVASCRIPT:alert(1)', false],
    ['data:text/html,<script>', false],
    ['//brand.example', false],
    ['https://a b', false],
    ['https://shop.brand.example:8443/a,b;c?d=*', true],
    ['https://bücher.example/', true],
    ['https://*/', false],
    ['https://*.brand.example/', false],
    ['https://%2A/', false],
    ['https://evil.example,*', false],
    ["https://evil.example;'unsafe-inline'/", false],
    ['https://localhost/', false],
    ['https://brand.example@evil.example/', false],
    ['https:\\\\brand', false],
    ['mailto:a@b?c\nd', false],
  ])('[P-47] whether %j may be a link: %s', (address, isAllowed) => {
    expect(pageLink.safeParse(address).success).toBe(isAllowed)
  })
})
