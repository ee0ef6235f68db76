import { openShop } from '../fixtures/product-shop.ts'
import { expect, test } from '../fixtures/test.ts'

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
  const image = page.getByRole('img', { name: 'Red bottle, image 1' })
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
