import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '../fixtures/test.ts'
import { drawProductPhoto } from '../../../server/src/testing/web-stage.ts'

/** A shop with one page and one photo, on a server of this machine that the product takes for the web. */
async function openShop() {
  const photo = await drawProductPhoto()
  const product = {
    '@type': 'Product',
    name: 'Red bottle',
    image: '/bottle.png',
    offers: { price: '24.90', priceCurrency: 'EUR' },
  }
  const page = `<title>Red bottle</title><script type="application/ld+json">${JSON.stringify(product)}</script>`
  const server = createServer((request, response) => {
    const isPhoto = request.url === '/bottle.png'
    response.writeHead(200, { 'content-type': isPhoto ? 'image/png' : 'text/html' }).end(isPhoto ? photo : page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/bottle`, close: () => server.close() }
}

test('[R-15] [P-40] a product is read from its page, looked over with its cut-out, and saved', async ({
  page,
  signInAs,
  productsPage,
  expectAccessible,
}) => {
  const shop = await openShop()
  await signInAs()
  await page.goto('/product/create-product')
  await page.getByRole('textbox', { name: 'Product page' }).fill(shop.url)
  await page.getByRole('button', { name: 'Read page' }).click()
  await expect(page.getByText('One image was cut out')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Red bottle')
  const image = page.getByRole('img', { name: 'Red bottle, picture 1' })
  const cutout = await image.getAttribute('src')
  await page.getByRole('button', { name: 'Use original of image 1' }).click()
  await expect(image).not.toHaveAttribute('src', cutout ?? '')
  await page.getByRole('button', { name: 'Cut out image 1' }).click()
  await expect(image).toHaveAttribute('src', cutout ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(productsPage.products).toHaveText(/Red bottle.*€24\.90/)
  shop.close()
})
