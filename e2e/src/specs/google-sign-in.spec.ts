import { beGrace, createGoogleServer, type GoogleServer } from '../fixtures/google-server.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('google-sign-in')

let server: GoogleServer

test.beforeAll(async () => {
  server = await createGoogleServer(PORT)
})
test.afterAll(() => server.remove())

test(
  '[A-12] a person signs up with Google, comes back to the same account, and is told when it did not work',
  { tag: '@own-server' },
  async ({ page, context, shell, loginPage, expectAccessible }) => {
    await page.goto(`${server.origin}/signup`)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await beGrace(page)
    // New here, and so asked what they came for.
    await expect(page).toHaveURL(/\/onboarding/)

    await context.clearCookies()
    await page.goto(`${server.origin}/login`)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await beGrace(page)
    await expect(page).toHaveURL(/\/onboarding/)
    await expect(shell.heading).toBeVisible()

    await context.clearCookies()
    await page.goto(`${server.origin}/login`)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(loginPage.heading).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Signing in with Google was canceled.' })).toBeVisible()
    await expectAccessible(page)
  },
)
