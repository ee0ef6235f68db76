import { jsonLd, type ProductPage } from './product-page.ts'

/** Marketplaces, pages without structured data, and prices in the formats of several countries. */
export const plainPages: readonly ProductPage[] = [
  {
    name: 'a marketplace without structured data',
    url: 'https://market.example/dp/B01',
    html: `<html lang="en"><head><title>Market: Noise cancelling headphones</title></head><body><header><span class="price">$5.00 shipping</span></header>
<main><h1> Noise cancelling   headphones </h1><span class="price-block"><del class="price-old">$129.00</del> <span class="price-now">$99.95</span></span>
<div id="feature-bullets"><ul><li>40 hours of battery</li><li>Folds flat</li><li>Hi</li></ul></div>
<img src="/logo.svg" width="400"><img data-src="/phones-large.jpg" src="data:image/gif;base64,R0" width="1200"><img src="/dot.gif" width="1"></main>
<section class="related-items"><span class="price">$1.00</span></section></body></html>`,
    expected: {
      name: 'Noise cancelling headphones',
      price: '99.95',
      currency: 'USD',
      benefits: ['40 hours of battery', 'Folds flat'],
      images: ['https://market.example/phones-large.jpg'],
    },
  },
  {
    name: 'a German price',
    url: 'https://laden.example/sofa',
    html: `<html lang="de"><head><meta charset="utf-8"><meta name="description" content="Ein Sofa für drei."></head><body><h1>Sofa „Malmö“</h1>
<p class="produktpreis">1.234,56&nbsp;€ inkl. MwSt.</p><img src="sofa.jpg" srcset="sofa-400.jpg 400w, sofa-1600.jpg 1600w"></body></html>`,
    expected: {
      name: 'Sofa „Malmö“',
      price: '1234.56',
      currency: 'EUR',
      description: 'Ein Sofa für drei.',
      images: ['https://laden.example/sofa-1600.jpg'],
    },
  },
  {
    name: 'a Swiss price',
    url: 'https://laden.example/uhr',
    html: '<html lang="de-CH"><body><h1>Uhr</h1><div id="product-price">CHF 1’290.–</div><img src="/uhr.jpg"></body></html>',
    expected: { name: 'Uhr', price: '1290', currency: 'CHF' },
  },
  {
    name: 'a Swedish price',
    url: 'https://butik.example/jacka',
    html: '<html lang="sv-SE"><body><h1>Vinterjacka</h1><span data-testid="product-price">2 499:-&nbsp;kr</span><img src="/j.jpg"></body></html>',
    expected: { name: 'Vinterjacka', price: '2499', currency: 'SEK' },
  },
  {
    name: 'a Norwegian price in crowns',
    url: 'https://butikk.example/ski',
    html: '<html lang="nb"><body><h1>Langrennsski</h1><b class="price">kr 3 799,00</b><img src="/s.jpg"></body></html>',
    expected: { name: 'Langrennsski', price: '3799.00', currency: 'NOK' },
  },
  {
    name: 'a Japanese price',
    url: 'https://mise.example/chawan',
    html: '<html lang="ja"><head><meta charset="utf-8"><title>茶碗</title></head><body><h1>茶碗</h1><p class="item_price">¥1,980（税込）</p><img src="/c.jpg"></body></html>',
    expected: { name: '茶碗', price: '1980', currency: 'JPY' },
  },
  {
    name: 'OpenGraph alone',
    url: 'https://shop.example/candle',
    html: `<html><head><meta property="og:type" content="product"><meta property="og:title" content="Fig candle | Wick">
<meta property="og:site_name" content="Wick"><meta property="og:description" content="Burns 40 hours."><meta property="og:image" content="/candle.png">
<meta property="product:original_price:amount" content="40"><meta property="product:sale_price:amount" content="30.00"><meta property="product:sale_price:currency" content="USD"></head></html>`,
    expected: { name: 'Fig candle', price: '30.00', currency: 'USD', offer: '25% off, was $40.00' },
  },
  {
    name: 'HTML and entities, encoded twice, in structured texts',
    url: 'https://shop.example/jam',
    html: `<html><body>${jsonLd({
      '@type': 'Product',
      name: 'Grandma&#39;s &amp;quot;best&amp;quot; jam',
      description: '&lt;p&gt;Less sugar.&lt;br&gt;More fruit.&lt;/p&gt;&lt;script&gt;steal()&lt;/script&gt;',
      image: 'https://shop.example/jam.jpg',
      offers: { price: 'USD 4.50' },
    })}</body></html>`,
    expected: {
      name: 'Grandma\'s "best" jam',
      description: 'Less sugar.\nMore fruit.',
      price: '4.50',
      currency: 'USD',
    },
  },
  {
    name: 'a page of software',
    url: 'https://app.example/',
    html: `<html><head><title>Tidy</title></head><body>${jsonLd({
      '@type': 'SoftwareApplication',
      name: 'Tidy',
      applicationCategory: 'BusinessApplication',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 88 },
    })}<h1>Tidy</h1><ul class="benefits"><li>Empty inbox every day</li></ul></body></html>`,
    expected: { name: 'Tidy', price: '0', currency: 'USD', rating: 4.5, benefits: ['Empty inbox every day'] },
  },
  {
    name: 'a base address and a product among recommendations',
    url: 'https://shop.example/en/p/1',
    html: `<html><head><base href="https://cdn.example/assets/"></head><body><h1>Bread knife</h1>
${jsonLd({
  '@type': 'Product',
  name: 'Bread knife',
  image: 'knife.jpg',
  offers: { price: '1.049,00', priceCurrency: 'BRL' },
  isRelatedTo: [{ '@type': 'Product', name: 'Bread board', offers: { price: 9 } }],
})}</body></html>`,
    expected: {
      name: 'Bread knife',
      price: '1049.00',
      currency: 'BRL',
      images: ['https://cdn.example/assets/knife.jpg'],
    },
  },
]
