import { type FetchPublic, WebRefusal } from '../../../platform/web/fetch-public.ts'
import { crowdedPages } from '../../../testing/product-pages/crowded-pages.ts'
import { offerPages } from '../../../testing/product-pages/offer-pages.ts'
import { plainPages } from '../../../testing/product-pages/plain-pages.ts'
import type { ProductPage } from '../../../testing/product-pages/product-page.ts'
import { shopPages } from '../../../testing/product-pages/shop-pages.ts'
import { NoProduct, readProduct } from './read-product.ts'

/** A web that has one page, and what else its shop answers. */
function toWeb({ url, html, others = {} }: Pick<ProductPage, 'url' | 'html' | 'others'>): FetchPublic {
  return async (address) => {
    const text = address === url ? html : others[new URL(address).pathname]
    if (text === undefined) {
      throw new WebRefusal('status', 'The page’s server answered with 404.')
    }
    return { content: Buffer.from(text), contentType: 'text/html', url: address }
  }
}

function read(url: string, html: string) {
  return readProduct(toWeb({ url, html }), url)
}

describe('[P-40] [F-09] reading a product from a page', () => {
  const pages = [...shopPages, ...plainPages, ...offerPages, ...crowdedPages]

  test('50 shapes of pages are tried', () => {
    expect(pages).toHaveLength(50)
  })

  test.each(pages)('$name', async (page) => {
    expect(await readProduct(toWeb(page), page.url)).toMatchObject(page.expected)
  })

  test('a list of products is refused with a sentence', async () => {
    const item = (name: string) =>
      `<script type="application/ld+json">{"@type":"Product","name":"${name}","offers":{"price":1}}</script>`
    const reading = read('https://shop.example/all', `<title>Everything</title>${item('One')}${item('Two')}`)
    await expect(reading).rejects.toThrow('This page lists several products.')
  })

  test.each([
    ['nothing', ''],
    ['words only', '<h1>About us</h1><p>We have made chairs since 1902, and nobody else makes them like we do.</p>'],
    ['a script as its title', '<title><script>alert(1)</script></title><img src="/a.jpg">'],
  ])('a page with %s has no product', async (_name, html) => {
    await expect(read('https://shop.example/', html)).rejects.toBeInstanceOf(NoProduct)
  })

  test.each([
    [
      'an event',
      '<script type="application/ld+json">{"@type":"MusicEvent","name":"Night of strings"}</script><h1>Night of strings</h1><p class="price">$40</p><img src="/a.jpg">',
    ],
    [
      'an event',
      '<h1>Harbour design conference</h1><p class="price">$240</p><img src="/a.jpg"><a href="/go">Get tickets</a>',
    ],
    ['a school', '<meta property="og:type" content="school"><h1>Elm Grove</h1><img src="/a.jpg">'],
    ['a school', '<h1>Elm Grove School</h1><img src="/a.jpg"><a href="/a">Apply now</a>'],
  ])('[P-40] a page about %s is no product, and its sentence says so', async (subject, html) => {
    await expect(read('https://place.example/', html)).rejects.toThrow(
      `This page is about ${subject}, not about a product.`,
    )
  })

  test('[P-40] a product whose name contains a school, and which is for sale, is a product', async () => {
    const html =
      '<h1>Old School sneakers</h1><p class="price">$60</p><img src="/a.jpg"><button>Add to cart</button><a href="/a">Apply now</a>'
    expect((await read('https://shop.example/old', html)).name).toBe('Old School sneakers')
  })

  test('what a page hides in texts stays text without markup', async () => {
    const html = `<h1>Cup &lt;img src=x onerror=alert(1)&gt;\u202e</h1><img src="javascript:alert(1)"><img src="/cup.jpg">`
    const product = await read('https://shop.example/cup', html)
    expect([product.name, product.images]).toEqual(['Cup', ['https://shop.example/cup.jpg']])
  })
})
