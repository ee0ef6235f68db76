import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type BackgroundProcess, startProcess } from '../../../server/src/testing/background-process.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3900) + 75
const PROVIDER = join(import.meta.dirname, '../../../server/src/testing/open-id-provider.ts')

let provider: BackgroundProcess
let server: OwnServer

test.beforeAll(async () => {
  provider = startProcess(PROVIDER, {}, ['0', `http://localhost:${PORT}/auth/google/callback`])
  const [, issuer = ''] = await provider.waitFor(/^issuer (\S+)/m)
  server = createOwnServer(PORT, {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: 'marquee',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await provider.stop('SIGTERM')
})

async function beGrace(page: Page): Promise<void> {
  await page.getByLabel('Id').fill('grace')
  await page.getByLabel('E-mail').fill('grace@google.example')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByRole('button', { name: 'Continue' }).click()
}

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
    await expect(page.getByRole('status').filter({ hasText: 'Signing in with Google was cancelled.' })).toBeVisible()
    await expectAccessible(page)
  },
)
