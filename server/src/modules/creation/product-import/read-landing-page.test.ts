import { readLandingPage } from './read-landing-page.ts'

const read = (html: string) =>
  readLandingPage(
    async (url) => ({ content: Buffer.from(html), contentType: 'text/html; charset=utf-8', url }),
    'https://lumen.example/sleep',
  )

const PAGE = `<title>Sleep capsules | Lumen</title>
  <script type="application/ld+json">{"@type":"Product","name":"Sleep","offers":{"price":"24.90","priceCurrency":"EUR"}}</script>
  <nav><button>Open the menu</button></nav>
  <main><h1>Fall asleep <b>in minutes</b></h1><p>3 people look at this.</p><a class="Btn-primary" href="/cart">Add to cart</a></main>
  <footer>Lumen Ltd.</footer>`

describe('[F-03] what a landing page says', () => {
  test('is its title, headline, price and call to action', async () => {
    expect(await read(PAGE)).toMatchObject({
      title: 'Sleep capsules | Lumen',
      headline: 'Fall asleep in minutes',
      price: '24.90',
      currency: 'EUR',
      call_to_action: 'Add to cart',
    })
  })

  test('names an offer from two prices', async () => {
    const html =
      '<h1>Cup</h1><meta property="product:price:amount" content="40"><meta property="product:price:currency" content="USD"><meta property="product:original_price:amount" content="50">'
    expect((await read(html)).offer).toBe('20% off, was 50 USD')
  })

  test('is empty where the page has nothing of it', async () => {
    expect(await read('<p>Soon</p>')).toMatchObject({
      title: '',
      headline: '',
      price: null,
      offer: '',
      call_to_action: '',
    })
  })

  test('has a hash that follows words of the main part, and neither counters nor menus', async () => {
    const { text_hash } = await read(PAGE)
    expect((await read(PAGE.replace('3 people', '12 people').replace('menu', 'cart'))).text_hash).toBe(text_hash)
    expect((await read(PAGE.replace('look at', 'buy'))).text_hash).not.toBe(text_hash)
  })
})
