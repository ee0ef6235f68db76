import { jsonLd, type ProductPage } from './product-page.ts'

const PHOTO = '<img src="/photo.jpg" width="800">'

/** Pages with messy titles, offers, old prices, and signs that several countries share. */
export const offerPages: readonly ProductPage[] = [
  {
    name: 'an announced offer with its end, and a title for search engines',
    url: 'https://www.lampenladen.example/p/1',
    html: `<html lang="en"><head><title>Buy Arc floor lamp Online at Best Price | Lampenladen</title></head><body><div class="announcement">Save 15 % until Sunday</div>
<main><p class="price">€ 129,00</p>${PHOTO}</main></body></html>`,
    expected: { name: 'Arc floor lamp', price: '129.00', currency: 'EUR', offer: 'Save 15 % until Sunday' },
  },
  {
    name: 'a struck-through price beside the current one',
    url: 'https://shop.example/rug',
    html: `<html lang="en"><body><h1>Wool rug</h1><div><s>$80.00</s> <span class="price">Now $60.00</span></div>${PHOTO}</body></html>`,
    expected: { price: '60.00', currency: 'USD', listPrice: '80.00', offer: '25% off, was $80.00' },
  },
  {
    name: 'a sale whose end its data states',
    url: 'https://shop.example/vase',
    html: `<html><head><meta property="og:type" content="product"><meta property="og:title" content="Tall vase"><meta property="og:image" content="/v.jpg">
<meta property="product:original_price:amount" content="50"><meta property="product:sale_price:amount" content="40"><meta property="product:sale_price:currency" content="GBP">
<meta property="product:sale_price_dates:end" content="2026-11-30T23:59:00+00:00"></head></html>`,
    expected: { price: '40', currency: 'GBP', offer: '20% off, was £50.00, until November 30, 2026' },
  },
  {
    name: 'crowns of the country of its address',
    url: 'https://butik.example.dk/kop',
    html: `<html><body><h1>Kop</h1><span class="price">149,95 kr.</span>${PHOTO}</body></html>`,
    expected: { price: '149.95', currency: 'DKK' },
  },
  {
    name: 'a dollar sign in Taiwan',
    url: 'https://store.example.tw/tea',
    html: `<html lang="zh-TW"><body><h1>高山茶</h1><span class="price">NT$1,280</span>${PHOTO}</body></html>`,
    expected: { price: '1280', currency: 'TWD' },
  },
  {
    name: 'a price in a second currency in brackets',
    url: 'https://souk.example/rug',
    html: `<html lang="en"><body><h1>Hand-knotted rug</h1><span class="price">AED 7300 (USD 1988)</span>${PHOTO}</body></html>`,
    expected: { price: '7300', currency: 'AED' },
  },
  {
    name: 'a size before the price',
    url: 'https://shop.example/kettle',
    html: `<html lang="en"><body><h1>Kettle</h1><p class="product-price">1.5 Litre, was $60.00, now $45.00</p>${PHOTO}</body></html>`,
    expected: { price: '45.00', currency: 'USD' },
  },
  {
    name: 'a product that costs nothing',
    url: 'https://app.example/habits',
    html: `<html lang="en"><body><h1>Habit tracker</h1><p class="price">Free!</p>${PHOTO}</body></html>`,
    expected: { price: '0', currency: null },
  },
  {
    name: 'a badge that is no price',
    url: 'https://tienda.example.mx/silla',
    html: `<html lang="es-MX"><body><h1>Silla plegable</h1><span class="price-badge">40% OFF</span><span class="precio">$ 1,249.00</span>${PHOTO}</body></html>`,
    expected: { price: '1249.00', currency: 'MXN' },
  },
  {
    name: 'a currency sign in structured data',
    url: 'https://shop.example.ca/mug',
    html: `<html lang="en">${jsonLd({ '@type': 'Product', name: 'Mug', image: '/m.jpg', offers: { price: '24.50', priceCurrency: '$' } })}</html>`,
    expected: { name: 'Mug', price: '24.50', currency: 'CAD' },
  },
]
