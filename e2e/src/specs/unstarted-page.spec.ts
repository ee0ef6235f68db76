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
