import { jsonLd, type ProductPage } from './product-page.ts'

const SHOPIFY_PRODUCT = {
  title: 'Merino beanie',
  body_html: '<p>Warm, light &amp; soft.</p><ul><li>100% merino</li></ul>',
  product_type: 'Hats',
  images: [{ src: 'https://cdn.shop.example/beanie-1.jpg' }, { src: 'https://cdn.shop.example/beanie-2.jpg' }],
  variants: [{ price: '39.00', compare_at_price: '52.00', price_currency: 'USD' }],
}

/** Pages of shops that describe their products with structured data. */
export const shopPages: readonly ProductPage[] = [
  {
    name: 'a shop with JSON-LD',
    url: 'https://shop.example/cup',
    html: `<html><head><title>Travel cup | Shop</title>${jsonLd({
      '@context': 'https://schema.org/',
      '@type': 'Product',
      name: 'Travel cup',
      description: 'Keeps coffee warm for six hours.',
      category: 'Kitchen > Drinkware > Cups',
      image: ['/img/cup-1.jpg', 'https://cdn.example/cup-2.jpg'],
      offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.6', reviewCount: '1,204' },
      review: [
        { '@type': 'Review', reviewBody: 'Never leaks.', author: { name: 'Ada' }, reviewRating: { ratingValue: 5 } },
      ],
    })}</head><body><h1>Travel cup</h1></body></html>`,
    expected: {
      name: 'Travel cup',
      price: '19.90',
      currency: 'EUR',
      category: 'Cups',
      rating: 4.6,
      reviewCount: 1204,
      reviews: [{ text: 'Never leaks.', author: 'Ada', rating: 5 }],
      images: ['https://shop.example/img/cup-1.jpg', 'https://cdn.example/cup-2.jpg'],
    },
  },
  {
    name: 'a graph with a breadcrumb, an aggregate offer and a list price',
    url: 'https://shop.example/p/lamp',
    html: `<html><body>${jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Shop', logo: 'https://shop.example/logo.png' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home' },
            { '@type': 'ListItem', position: 2, name: 'Lighting' },
            { '@type': 'ListItem', position: 3, name: 'Desk lamp' },
          ],
        },
        {
          '@type': ['Product', 'Thing'],
          name: 'Desk lamp',
          image: { '@type': 'ImageObject', url: 'https://shop.example/lamp.webp' },
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 80,
            priceCurrency: 'GBP',
            priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 100 },
          },
        },
      ],
    })}<h1>Desk lamp</h1></body></html>`,
    expected: { name: 'Desk lamp', price: '80', currency: 'GBP', category: 'Lighting', offer: '20% off, was £100.00' },
  },
  {
    name: 'broken JSON-LD: comments, trailing commas, line breaks in a text',
    url: 'https://shop.example/soap',
    html: `<html><body><script type="application/ld+json">
<!--
{ "@context": "https://schema.org", // the shop's template
  "@type": "Product",
  "name": "Olive soap",
  "description": "Cold pressed,
made by hand in C:\\soap",
  "image": ["https://shop.example/soap.jpg",],
  "offers": { "@type": "Offer", "price": "7,50", "priceCurrency": "EUR", },
};
-->
</script></body></html>`,
    expected: { name: 'Olive soap', price: '7.50', currency: 'EUR', images: ['https://shop.example/soap.jpg'] },
  },
  {
    name: 'JSON-LD beyond repair beside OpenGraph',
    url: 'https://shop.example/tea',
    html: `<html><head><script type="application/ld+json">{ "@type": "Product", "name": {{ product.name }} }</script>
<meta property="og:title" content="Green tea &ndash; Leaf House"><meta property="og:site_name" content="Leaf House">
<meta property="og:image" content="//cdn.example/tea.jpg"><meta property="product:price:amount" content="1,299.00">
<meta property="product:price:currency" content="INR"></head></html>`,
    expected: { name: 'Green tea', price: '1299.00', currency: 'INR', images: ['https://cdn.example/tea.jpg'] },
  },
  {
    name: 'microdata',
    url: 'https://shop.example/boots',
    html: `<html><body><div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Hiking boots</h1>
<img itemprop="image" src="boots.jpg"><div itemprop="description"><p>Dry feet.</p><ul><li>Waterproof to 20 cm</li><li>Vibram sole</li></ul></div>
<div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="CHF"><span itemprop="price" content="249.00">CHF 249.–</span></div>
<div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">8.8</span>/<span itemprop="bestRating">10</span> (<span itemprop="ratingCount">31</span>)</div>
<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="author">Jo</span><p itemprop="reviewBody">Wore them for a week.</p></div></div></body></html>`,
    expected: {
      name: 'Hiking boots',
      price: '249.00',
      currency: 'CHF',
      rating: 4.4,
      reviewCount: 31,
      benefits: ['Waterproof to 20 cm', 'Vibram sole'],
      reviews: [{ text: 'Wore them for a week.', author: 'Jo', rating: null }],
    },
  },
  {
    name: 'a shop that gives its product as JSON beside the page',
    url: 'https://shop.example/collections/all/products/beanie?variant=1',
    html: '<html><head><title>Merino beanie</title></head><body><h1>Merino beanie</h1><div id="app"></div></body></html>',
    others: { '/collections/all/products/beanie.json': JSON.stringify({ product: SHOPIFY_PRODUCT }) },
    expected: {
      name: 'Merino beanie',
      description: 'Warm, light & soft.\n100% merino',
      price: '39.00',
      currency: 'USD',
      category: 'Hats',
      offer: '25% off, was $52.00',
      images: ['https://cdn.shop.example/beanie-1.jpg', 'https://cdn.shop.example/beanie-2.jpg'],
    },
  },
  {
    name: 'a shop with its product in the page, in cents',
    url: 'https://shop.example/products/scarf',
    html: `<html><head><script>Shopify.currency = {"active":"CAD","rate":"1.0"};</script></head><body>
<script type="application/json" id="ProductJson">${JSON.stringify({
      product: { ...SHOPIFY_PRODUCT, title: 'Wool scarf', variants: [{ price: 6450, compare_at_price: null }] },
    })}</script></body></html>`,
    expected: { name: 'Wool scarf', price: '64.50', currency: 'CAD', offer: '' },
  },
  {
    name: 'several products, of which the page is about one',
    url: 'https://shop.example/p/chair',
    html: `<html><head><title>Oak chair</title><link rel="canonical" href="https://shop.example/p/chair"></head><body><h1>Oak chair</h1>
${jsonLd({ '@type': 'Product', name: 'Ash table', url: '/p/table', offers: { price: 400, priceCurrency: 'DKK' } })}
${jsonLd({ '@type': 'Product', name: 'Oak chair', url: '/p/chair', image: 'chair.jpg', offers: [{ price: 1499.5, priceCurrency: 'DKK' }] })}
${jsonLd({ '@type': 'Product', name: 'Oak bench', url: '/p/bench', offers: { price: 900, priceCurrency: 'DKK' } })}</body></html>`,
    expected: { name: 'Oak chair', price: '1499.50', currency: 'DKK' },
  },
  {
    name: 'a group of variants',
    url: 'https://shop.example/shirt',
    html: `<html><body>${jsonLd({
      '@type': 'ProductGroup',
      name: 'Linen shirt',
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Linen shirt, blue, M',
          image: 'https://shop.example/shirt-blue.jpg',
          offers: { price: '59', priceCurrency: 'EUR' },
        },
        { '@type': 'Product', name: 'Linen shirt, red, M', offers: { price: '62', priceCurrency: 'EUR' } },
      ],
    })}<h1>Linen shirt</h1></body></html>`,
    expected: { name: 'Linen shirt', price: '59', currency: 'EUR', images: ['https://shop.example/shirt-blue.jpg'] },
  },
  {
    name: 'notes of a reviewer and free shipping',
    url: 'https://shop.example/kettle',
    html: `<html><body>${jsonLd({
      '@type': 'Product',
      name: 'Kettle',
      image: 'https://shop.example/kettle.jpg',
      positiveNotes: { '@type': 'ItemList', itemListElement: [{ name: 'Boils in two minutes' }, { name: 'Quiet' }] },
      offers: {
        price: '89.0000',
        priceCurrency: 'USD',
        shippingDetails: { shippingRate: { value: 0, currency: 'USD' } },
      },
    })}</body></html>`,
    expected: { name: 'Kettle', price: '89.00', benefits: ['Boils in two minutes', 'Quiet'], offer: 'Free shipping' },
  },
]
