import { readFile } from 'node:fs/promises'
import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import { testdata } from '../../../testing/testdata.ts'
import { readProduct } from './read-product.ts'

const URL = 'https://shop.example/product'
const expected: Record<string, Record<string, string | number>> = JSON.parse(
  await readFile(testdata('public-reports', 'expected.json'), 'utf8'),
)
const names = Object.keys(expected).filter((name) => name.startsWith('pages/'))

test.each(names)('[P-96] [P-40] the page %s is read as its report expects', async (name) => {
  const content = await readFile(testdata('public-reports', name))
  const fetchPublic: FetchPublic = (address) => Promise.resolve({ content, contentType: 'text/html', url: address })
  const { images, rating, reviewCount, ...found } = await readProduct(fetchPublic, URL)
  const { or: _or, images: imageCount = images.length, ...wanted } = expected[name] ?? {}
  const read: Record<string, string | number | null> = {
    rating,
    review_count: reviewCount,
    name: found.name,
    offer: found.offer,
    price: Number(found.price),
    currency: found.currency,
  }
  expect(found.shownPrice).toBeNull()
  expect(images).toHaveLength(Number(imageCount))
  expect(read).toMatchObject({ ...wanted, price: Number(wanted['price']) })
})
