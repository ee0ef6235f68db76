import { WebRefusal } from '../fetch-public.ts'
import { readPage } from './read-page.ts'
import { listNodes, parseLenient } from './structured-data.ts'

const open = (html: string) =>
  readPage(async (url) => ({ content: Buffer.from(html), contentType: 'text/html', url }), 'https://shop.example/')

const ITEM = '<div itemscope itemtype="https://schema.org/Product">'

describe('[P-31] a page of the web that is made to keep the server busy', () => {
  // Each of these took more than eight seconds, or all of the stack.
  test.each([
    ['elements in each other without end', '<div>'.repeat(900_000)],
    ['the same, with ends of others between them', '<div></b>'.repeat(400_000)],
    ['a million tags', '<br>'.repeat(1_000_000)],
  ])('%s: it is refused before it is parsed', async (_, html) => {
    await expect(open(html)).rejects.toThrow(WebRefusal)
  })

  test.each([
    ['items in each other', `${ITEM.repeat(4900)}${'<i itemprop="a" itemscope></i>'.repeat(40_000)}`],
    ['properties in each other', ITEM.replace('>', ' itemprop="x">').repeat(4900)],
    ['lists in each other', `<script type="application/ld+json">${'['.repeat(1e6)}${']'.repeat(1e6)}</script>`],
  ])(
    '%s: what they describe is read, up to a limit',
    async (_, html) => {
      expect(listNodes(await open(html)).length).toBeLessThanOrEqual(2000)
    },
    60_000,
  )

  test.each([
    ['texts that do not end', String.raw`\"`.repeat(1_000_000)],
    ['comments that do not end', '/*'.repeat(1_000_000)],
  ])(
    '%s: they are gone through once',
    (_, json) => {
      expect(parseLenient(json)).toBeNull()
    },
    60_000,
  )

  test('a usual page with microdata in microdata is read as before', async () => {
    const page = await open(
      `${ITEM}<b itemprop="name">Cup</b><span itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <i itemprop="price">9</i></span><b itemprop="color">red</b><b itemprop="color">blue</b></div>`,
    )
    expect(listNodes(page)[0]).toEqual({
      '@type': 'https://schema.org/Product',
      name: 'Cup',
      offers: { '@type': 'https://schema.org/Offer', price: '9' },
      color: ['red', 'blue'],
    })
  })
})
