import { beGrace, createGoogleServer, type GoogleServer } from '../fixtures/google-server.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('google-staging')
let server: GoogleServer

test.beforeAll(async () => {
  server = await createGoogleServer(PORT, { STAGING_USERNAME: 'preview', STAGING_PASSWORD: 'curtain up' })
})
test.afterAll(() => server.remove())

test(
  '[A-12] [A-05] [G-01] before a site that is not open yet, a link to Google leads to the gate, and through it to the account',
  { tag: '@own-server' },
  async ({ page, shell, loginPage, expectAccessible }) => {
    await page.goto(`${server.origin}/auth/google`)
    await expect(shell.heading).toHaveText("Ops! It's not allowed for all users!")
    await expectAccessible(page)
    await page.getByLabel('Username').fill('preview')
    await page.getByLabel('Password', { exact: true }).fill('curtain up')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(loginPage.heading).toBeVisible()
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await beGrace(page)
    await expect(page).toHaveURL(/\/onboarding/)
    await expect(shell.heading).toHaveText('What do you do?')
  },
)
