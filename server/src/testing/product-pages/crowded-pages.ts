import { jsonLd, type ProductPage } from './product-page.ts'

const PHOTO = '<img src="/photo.jpg" width="800">'
const inBody = (html: string, lang = 'en') => `<html lang="${lang}"><body>${html}</body></html>`

const shopJson = (title: string, price: number) =>
  `<script type="application/json">${JSON.stringify({ title, price, images: ['/a.jpg'], variants: [{ price }] })}</script>`

/** Pages on which more is written than the product: notices, other products, placeholders, and prices that are not asked. */
export const crowdedPages: readonly ProductPage[] = [
  {
    name: 'a price on request, above what customers also bought',
    url: 'https://machines.example/press',
    html: inBody(`<main><h1>HP-400 hydraulic press</h1><ul class="features"><li>400 t of force</li></ul>${PHOTO}<div class="products">
<div class="title"><h3>Customers also bought</h3></div><div><a>Oil filter</a> <span class="price">$19.00</span></div></div></main>`),
    expected: { name: 'HP-400 hydraulic press', price: null, benefits: ['400 t of force'] },
  },
  {
    name: 'a price of 0 where one has to ask',
    url: 'https://machines.example/lathe',
    html: inBody(
      `<h1>Lathe</h1>${jsonLd({ '@type': 'Product', name: 'Lathe', image: '/l.jpg', offers: { price: '0.00', priceCurrency: 'USD' } })}<p>Price on request</p>`,
    ),
    expected: { name: 'Lathe', price: null },
  },
  {
    name: 'a cart above the product, and the amount from which sending is free',
    url: 'https://shop.example/vest',
    html: inBody(
      `<div class="total-price">$0.00</div><p><span class="price-threshold">Free shipping over $50</span></p><h1>Vest</h1><div class="price">$60.00</div>${PHOTO}`,
    ),
    expected: { price: '60.00' },
  },
  {
    name: 'a notice of cookies, a newsletter and featured products',
    url: 'https://shop.example/jug',
    html: inBody(`<div id="onetrust-banner"><h2>We value your privacy</h2><ul class="ot-features"><li>Strictly necessary cookies are always active</li></ul>
<p>We and our 842 partners store and access personal data on your device.</p></div><div class="newsletter"><p>Get 10% off your first order when you sign up</p></div>
<main><h1>Enamel jug</h1><span class="price">$36.00</span>${PHOTO}<p>The jug holds two litres and pours without dripping on the table.</p></main>
<h2>Our favourites</h2><ul class="featured-collection"><li>Rose soap $9.00 Add to cart</li></ul>`),
    expected: {
      name: 'Enamel jug',
      price: '36.00',
      offer: '',
      benefits: [],
      description: 'The jug holds two litres and pours without dripping on the table.',
    },
  },
  {
    name: 'percentages that are no discount',
    url: 'https://shop.example/tee',
    html: inBody(
      `<h1>Heavy tee</h1><span class="price">$30.00</span>${PHOTO}<p>Extra soft, 100% organic cotton</p><p>Enjoy up to 40% less shrinking</p>`,
    ),
    expected: { name: 'Heavy tee', offer: '' },
  },
  {
    name: 'variants, of which the first is gone, and properties in capitals',
    url: 'https://shop.example/products/hat',
    html: inBody(
      `<h1>Wool hat</h1>${jsonLd({
        '@type': 'ProductGroup',
        name: 'Wool hat',
        hasVariant: [
          {
            '@type': 'Product',
            name: 'Red',
            image: { contentURL: '/r.jpg' },
            offers: { price: '0.00', priceCurrency: 'USD' },
          },
          { '@type': 'Product', name: 'Blue', offers: { price: '48.00', priceCurrency: 'USD' } },
        ],
      })}`,
    ),
    expected: { price: '48.00', currency: 'USD', images: ['https://shop.example/r.jpg'] },
  },
  {
    name: 'a site builder’s properties in capitals',
    url: 'https://shop.example/candle',
    html: inBody(
      `<h1>Fig candle</h1>${jsonLd({ '@type': 'Product', name: 'Fig candle', image: '/f.jpg', category: '4318', Offers: { priceCurrency: 'USD', Price: '28' } })}`,
    ),
    expected: { price: '28', currency: 'USD', category: '' },
  },
  {
    name: 'a rating in percent, a short count and a recommended price',
    url: 'https://shop.example/bag',
    html: inBody(
      jsonLd({
        '@type': 'Product',
        name: 'Bag',
        image: '/b.jpg',
        aggregateRating: { ratingValue: '80%', reviewCount: '1.2K' },
        offers: {
          priceSpecification: [
            { price: 60, priceCurrency: 'USD', priceType: 'https://schema.org/SRP' },
            { price: 45, priceCurrency: 'USD' },
          ],
        },
      }),
    ),
    expected: { price: '45', listPrice: null, offer: '', rating: 4, reviewCount: 1200 },
  },
  {
    name: 'a recommended, a former and a present price',
    url: 'https://shop.example/lamp',
    html: inBody(`<h1>Arc lamp</h1><div class="productView-price"><div>MSRP: <span class="price price--rrp">$59.00</span></div>
<div>Was: <span class="price price--non-sale">$49.00</span></div><div>Now: <span class="price price--withoutTax">$39.00</span></div></div>${PHOTO}`),
    expected: { price: '39.00', listPrice: '49.00' },
  },
  {
    name: 'a price for a liter before the price',
    url: 'https://laden.example.de/oel',
    html: inBody(`<h1>Olivenöl</h1><p class="grundpreis">39,80 € / 1 l</p><p class="preis">19,90 €</p>${PHOTO}`, 'de'),
    expected: { price: '19.90', currency: 'EUR' },
  },
  {
    name: 'one product in a list, which is not the page’s',
    url: 'https://machines.example/saw',
    html: inBody(
      `<h1>Band saw</h1>${PHOTO}${jsonLd({ '@type': 'ItemList', itemListElement: [{ item: { '@type': 'Product', name: 'Oil filter', offers: { price: 19 } } }] })}`,
    ),
    expected: { name: 'Band saw', price: null },
  },
  {
    name: 'the shop’s name as its heading',
    url: 'https://korka.example/mat',
    html: inBody(
      `<title>Cork yoga mat – Korka</title><header><h1>Korka</h1></header><h2>Cork yoga mat</h2><b class="price">£65</b>${PHOTO}`,
    ),
    expected: { name: 'Cork yoga mat', price: '65' },
  },
  {
    name: 'a restaurant that greets, with prices of its menu',
    url: 'https://trattoria.example/',
    html: inBody(
      `<title>Trattoria Nonna Pia</title><h1>Welcome</h1>${PHOTO}<div class="menu">Carbonara <i class="menu-price">£14</i></div>`,
    ),
    expected: { name: 'Trattoria Nonna Pia', price: null },
  },
  {
    name: 'a service on a page that its builder calls an article',
    url: 'https://plumber.example/boilers',
    html: inBody(
      `<meta property="og:type" content="article"><h1>Boiler repair in Leeds</h1>${PHOTO}<ul class="benefits"><li>Same-day visits</li></ul>`,
    ),
    expected: { name: 'Boiler repair in Leeds', benefits: ['Same-day visits'] },
  },
  {
    name: 'a course, of which a school is the provider',
    url: 'https://learn.example/data',
    html: inBody(
      `<h1>Data analysis</h1>${PHOTO}${jsonLd({ '@type': 'Course', name: 'Data analysis', provider: { '@type': 'EducationalOrganization', name: 'Learnwell' }, offers: { price: '349', priceCurrency: 'USD' }, hasCourseInstance: { '@type': 'CourseInstance', name: 'Spring' } })}`,
    ),
    expected: { name: 'Data analysis', price: '349' },
  },
  {
    name: 'a shop’s JSON of another product before that of the page',
    url: 'https://shop.example/cap',
    html: inBody(`<h1>Cap</h1>${shopJson('Scarf', 900)}${shopJson('Cap', 4800)}`),
    expected: { name: 'Cap', price: '48.00' },
  },
  {
    name: 'numbers that are no prices before the price, which an attribute states in cents',
    url: 'https://shop.example/pot',
    html: inBody(
      `<h1>Pot</h1><b class="review-amount">128</b><b class="amount-select">1</b><b data-price="1200">$12.00</b>${PHOTO}`,
    ),
    expected: { price: '12.00', currency: 'USD' },
  },
  {
    name: 'a badge and words for screen readers in the heading',
    url: 'https://shop.example/terra',
    html: inBody(
      `<h1><i class="badge">Sale</i> Terra pot <i class="sr-only">opens a new window</i></h1><b class="price">$9</b>${PHOTO}`,
    ),
    expected: { name: 'Terra pot' },
  },
  {
    name: 'a slogan as its heading',
    url: 'https://law.example/',
    html: inBody(
      `<title>Car accident lawyer in Austin | Law</title><h1>Injured in a car accident?</h1>${PHOTO}<ul class="benefits"><li>No fee unless we win</li></ul>`,
    ),
    expected: { name: 'Car accident lawyer in Austin' },
  },
  {
    name: 'a title that names only the shop',
    url: 'https://bc.example/p/1',
    html: inBody(`<title>Bella Casa</title><h1>Cork mat</h1><b class="price">£65</b>${PHOTO}`),
    expected: { name: 'Cork mat' },
  },
]
