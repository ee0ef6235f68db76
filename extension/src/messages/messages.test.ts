import { buildSeenAd } from '../testing/seen-ads.ts'
import { pageMessage, popupMessage } from './messages.ts'

const capture = (changes: object) => ({ kind: 'capture', ads: [buildSeenAd(1, changes)] })

describe('[F-16] messages of pages', () => {
  test('with an ad are taken', () => {
    expect(pageMessage.safeParse(capture({})).success).toBe(true)
  })

  test.each([
    ['what the popup alone may ask', { kind: 'disconnect' }],
    ['an address that runs a script', capture({ page_url: 'javascript:alert(1)' })],
    ['a landing page that runs a script', capture({ landing_page: 'javascript:alert(1)' })],
    ['a file of the disk', capture({ media: [{ kind: 'image', url: 'file:///etc/passwd', poster: null }] })],
    [
      'a file within the address',
      capture({ media: [{ kind: 'image', url: 'data:image/png;base64,AA', poster: null }] }),
    ],
    ['a source that pages cannot have', capture({ source: 'demo' })],
    ['endless text', capture({ body: 'x'.repeat(20_000) })],
    [
      'more ads than a page shows',
      { kind: 'capture', ads: Array.from({ length: 501 }, (_, number) => buildSeenAd(number)) },
    ],
    ['nothing', null],
  ])('with %s are not', (_, message) => {
    expect(pageMessage.safeParse(message).success).toBe(false)
  })

  test('cannot say what the popup says', () => {
    expect(popupMessage.safeParse(capture({})).success).toBe(false)
  })
})
