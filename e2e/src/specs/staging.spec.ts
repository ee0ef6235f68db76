import { ownPort } from '../fixtures/own-port.ts'
import { createOwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('staging')
const server = createOwnServer(PORT, { STAGING_USERNAME: 'preview', STAGING_PASSWORD: 'curtain up' })

test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

test(
  '[A-05] [C-08] [G-01] a site that is not open yet shows its gate and nothing else until it is passed',
  { tag: '@own-server' },
  async ({ page, loginPage, shell, expectAccessible }) => {
    await page.goto(`${server.origin}/explore`)
    await expect(shell.heading).toHaveText("Ops! It's not allowed for all users!")
    await expect(shell.navigation).toHaveCount(0)
    await expectAccessible(page)
    const refused = await page.request.get(`${server.origin}/api/ads`)
    expect(refused.status()).toBe(403)

    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    await page.getByLabel('Username').fill('preview')
    await page.getByLabel('Password', { exact: true }).fill('curtain down')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect.poll(() => alerts).toEqual(['Invalid username or password'])
    await page.getByLabel('Password', { exact: true }).fill('curtain up')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(loginPage.heading).toBeVisible()
    await page.reload()
    await expect(loginPage.heading).toBeVisible()
  },
)
