import { href } from '@marquee/remote-kit/routes'
import { expect, test } from '../fixtures/test.ts'

test('[A-04] when the host’s own scripts break off, the page says so by itself, and trying again opens it', async ({
  page,
}) => {
  await page.route('**/build/host/**/*.js', (route) => route.abort('connectionreset'))
  await page.goto(href('login'))
  const message = page.getByRole('heading', { name: 'Marquee is taking too long to load' })
  await expect(message).toBeHidden()
  // Ten seconds later, without waiting for them.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(message).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(message).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(href('login'))
})

test('[P-31] a browser that is too old gets a sentence at once, and no script of ours runs', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'))
  await page.goto(href('login'))
  await expect(page.getByRole('heading', { name: 'Your browser is too old for Marquee' })).toBeVisible()
  await expect(page.getByText('open this page in a current version')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.scripts.length)).toBe(1)
  await expect(page.getByText(/noscript|composition-registry/)).toBeHidden()
  expect(documents).toBe(1)
})
