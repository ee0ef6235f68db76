import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import { readProduct } from './read-product.ts'

const URL = 'https://shop.example/cup'

function read(product: object | readonly object[], { body = '', lang = 'en' } = {}) {
  const json = JSON.stringify(product)
  return readHtml(
    `<html lang="${lang}"><title>Cup</title><script type="application/ld+json">${json}</script><main><h1>Cup</h1><img src="/a.jpg">${body}</main></html>`,
  )
}

async function readHtml(html: string) {
  const fetchPublic: FetchPublic = (url) =>
    Promise.resolve({ content: Buffer.from(html), contentType: 'text/html', url })
  const { price, currency, terms, listPrice, shownPrice, reviews } = await readProduct(fetchPublic, URL)
  return { price, currency, terms: [terms.before, terms.after], listPrice, shown: shownPrice?.amount ?? null, reviews }
}

const cup = (offers: unknown, more: object = {}) => ({ '@type': 'Product', name: 'Cup', offers, ...more })
const offer = (...specifications: object[]) => ({
  '@type': 'Offer',
  priceCurrency: 'EUR',
  priceSpecification: specifications,
})
const plain = { '@type': 'PriceSpecification', price: 12 }
const unit = (value: number, unitCode: string) => ({ referenceQuantity: { value, unitCode } })

describe('[P-96] [P-40] of the prices of a page’s data, the one is read that everybody pays now', () => {
  test.each<[name: string, offers: object, price: string, terms: readonly string[]]>([
    ['beside a price for 100 ml', offer({ price: 4, ...unit(100, 'MLT') }, plain), '12', ['', '']],
    ['beside a price of members', offer({ price: 8, validForMemberTier: { name: 'gold' } }, plain), '12', ['', '']],
    [
      'beside prices before',
      offer({ price: 30, priceType: 'RegularPrice' }, { price: 12, priceType: 'https://schema.org/SalePrice' }),
      '12',
      ['', ''],
    ],
    ['beside an installment', offer({ price: 3, priceComponentType: 'Installment' }, plain), '12', ['', '']],
    ['beside the delivery', offer({ '@type': 'DeliveryChargeSpecification', price: 5 }, plain), '12', ['', '']],
    [
      'beside a price of many',
      [
        { price: 6, priceCurrency: 'EUR', eligibleQuantity: { minValue: 10 } },
        { price: 12, priceCurrency: 'EUR' },
      ],
      '12',
      ['', ''],
    ],
    [
      'that the offer states as it was before',
      { ...offer({ price: 20, priceType: 'StrikethroughPrice' }, plain), price: 20 },
      '12',
      ['', ''],
    ],
    ['of a month', offer({ price: 12, ...unit(1, 'MON') }), '12', ['', '/month']],
    ['of a year, as a duration', offer({ price: 12, billingDuration: 'P1Y' }), '12', ['', '/year']],
    ['of a quarter', offer({ price: 12, billingDuration: 'P3M' }), '12', ['', '/3 months']],
    ['of 100 g, where nothing else is sold', offer({ price: 12, ...unit(100, 'GRM') }), '12', ['', '/100 g']],
    ['of a user, in words', offer({ price: 12, unitText: 'user' }), '12', ['', '/user']],
    [
      'that is the lowest of several',
      { '@type': 'AggregateOffer', lowPrice: 12, highPrice: 40, priceCurrency: 'EUR' },
      '12',
      ['from', ''],
    ],
  ])('%s', async (_, offers, price, terms) => {
    expect(await read(cup(offers))).toMatchObject({ price, currency: 'EUR', terms })
  })

  test.each([
    ['{"price": 1,299.00, "priceCurrency": "USD"}', '1299.00', ['', '']],
    ['{"@type": "AggregateOffer", "lowPrice": "$1250", "highPrice": "$1495"}', '1250', ['from', '']],
    ['[{"name": "Enterprise", "price": NaN}, {"price": 12, "priceCurrency": "USD"}]', '12', ['', '']],
  ])('as people write it: %s', async (offers, price, terms) => {
    const html = `<title>Cup</title><script type="application/ld+json">{"@type":"Product","name":"Cup","image":"/a.jpg","offers":${offers}}</script>`
    expect(await readHtml(html)).toMatchObject({ price, currency: 'USD', terms })
  })

  test('words are in the language of the page', async () => {
    const offers = {
      '@type': 'AggregateOffer',
      lowPrice: 12,
      highPrice: 40,
      priceCurrency: 'EUR',
      priceSpecification: unit(1, 'MON'),
    }
    expect((await read(cup(offers), { lang: 'de' })).terms).toEqual(['ab', '/Monat'])
  })

  test('references between nodes and scripts are followed, and two parts of one node are joined', async () => {
    const graph = [
      { '@type': 'Product', '@id': '#p', name: 'Cup', offers: { '@id': '#o' } },
      { '@type': 'Offer', '@id': '#o', priceSpecification: [{ '@id': '#s' }] },
      { '@type': 'UnitPriceSpecification', '@id': '#s', price: '12.50', priceCurrency: 'EUR' },
      { '@type': ['Product', 'Thing'], '@id': '#p', review: { '@id': '#r' } },
      { '@type': 'Review', '@id': '#r', reviewBody: 'Keeps tea warm.', author: { '@id': '#r' } },
    ]
    expect(await read({ '@graph': graph })).toMatchObject({ price: '12.50', reviews: [{ text: 'Keeps tea warm.' }] })
  })

  test.each([
    ['a comment before it', '<!-- shop --> {};'],
    ['a comment around it', '<!--{}-->'],
    ['CDATA', '//<![CDATA[\n{}\n//]]>;'],
    ['a comment of scripts', '/* data [1] */\n{} // end'],
    ['entities', 'ENTITIES'],
    ['NaN', '{"@type":"Thing","price":NaN}\n{}'],
  ])('data with %s is read', async (_, wrapped) => {
    const json = JSON.stringify(cup({ price: '12.00', priceCurrency: 'EUR' }))
    const data = wrapped === 'ENTITIES' ? json.replaceAll('"', '&quot;') : wrapped.replace('{}', json)
    const html = `<title>Cup</title><script type="application/ld+json">${data}</script><h1>Cup</h1>`
    expect(await readHtml(html)).toMatchObject({ price: '12.00', currency: 'EUR' })
  })
})

describe('[P-96] [P-40] the price of the data and the price that is shown', () => {
  const stated = cup({ price: '59.99', priceCurrency: 'USD' })

  test('are both given when they disagree', async () => {
    const read1 = await read(stated, { body: '<p class="price">$44.00</p>' })
    expect([read1.price, read1.shown]).toEqual(['59.99', '44.00'])
  })

  test.each([
    ['the data is the price before', '<p class="price"><s>$59.99</s> <b>$29.99</b></p>', '29.99', '59.99'],
    ['the data is shown further down', '<p class="price">$3.00</p><p class="price">$59.99</p>', '59.99', null],
    ['another product is shown', '<div><h3>Lid</h3><p class="price">$3.00</p></div>', '59.99', null],
    ['the number has no currency', '<p class="price">3</p>', '59.99', null],
    ['the same', '<p class="price">$59.99</p>', '59.99', null],
  ])('do not disagree where %s', async (_, body, price, listPrice) => {
    expect(await read(stated, { body })).toMatchObject({ price, listPrice, shown: null })
  })

  test.each([
    ['of the variants', { '@type': 'AggregateOffer', lowPrice: 50, highPrice: 70, priceCurrency: 'USD' }, '$60', '50'],
    ['with a point for thousands', { price: '1.299', priceCurrency: 'EUR' }, '1.299 €', '1299'],
  ])('do not disagree with one %s', async (_, offers, shown, price) => {
    expect(await read(cup(offers), { body: `<p class="price">${shown}</p>` })).toMatchObject({ price, shown: null })
  })
})

describe('[P-96] [P-40] the words around a shown price stay with it', () => {
  test.each([
    ['<p class="price">from €12/month</p>', '12', ['from', '/month']],
    ['<p class="price"><span>€12</span><small> per user / month</small></p>', '12', ['', 'per user / month']],
    ['<div><b class="price">€12</b> <span>/mo, billed annually</span></div>', '12', ['', '/mo, billed annually']],
    ['<p class="price">ab 12 € pro Nacht</p>', '12', ['ab', 'pro Nacht']],
    ['<p class="price">300 ₽/мес.</p>', '300', ['', '/мес.']],
    ['<p class="price">12 €/m²</p>', '12', ['', '/m2']],
    ['<p class="price">€12 + VAT</p>', '12', ['', '+ VAT']],
    ['<p class="price">€12.00 (€4.00 / 100 ml)</p>', '12.00', ['', '']],
    ['<p class="price">€12</p>', '12', ['', '']],
    [
      '<div class="text-4xl">€29<small>/mo</small></div><div class="text-4xl">€12<small>/mo</small></div>',
      '12',
      ['from', '/mo'],
    ],
    ['<table><tr><td>Haircut, one hour</td><td>45 €</td></tr></table>', '45', ['', '']],
    ['<p class="price">€29/month</p><p class="price">€12/month</p>', '12', ['from', '/month']],
  ])('%s', async (html, price, terms) => {
    expect(await readHtml(`<h1>Cup</h1><img src="/a.jpg">${html}`)).toMatchObject({ price, terms })
  })

  test('also when the data states the amount alone', async () => {
    const offers = { price: 12, priceCurrency: 'EUR' }
    expect((await read(cup(offers), { body: '<p class="price">€12/month</p>' })).terms).toEqual(['', '/month'])
  })
})

test('[P-96] [P-40] the amounts of a menu are no price of its page', async () => {
  const html = '<h1>Trattoria</h1><img src="/a.jpg"><p>Margherita <span>9 €</span></p><p>Funghi <span>11 €</span></p>'
  expect((await readHtml(html)).price).toBeNull()
})

test('[P-40] what customers say in quotes is read with their names', async () => {
  const html =
    '<h1>Cup</h1><img src="/a.jpg"><blockquote><p>It keeps tea warm for hours.</p><cite>– Ana</cite></blockquote>'
  expect((await readHtml(html)).reviews).toEqual([
    { text: 'It keeps tea warm for hours.', author: 'Ana', rating: null },
  ])
})
