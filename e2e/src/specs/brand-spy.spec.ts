import { getAdImport, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { href } from '@marquee/remote-kit/routes'
import type { BrowserContext } from '@playwright/test'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn, xsrfToken } from '../fixtures/people.ts'
import { createOwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const HEADING = 'id,brand,body,landing_page,status,started_at'
const MAPPING = {
  id: 'external_id',
  brand: 'brand_name',
  body: 'body',
  landing_page: 'landing_page',
  status: 'status',
  started_at: 'started_at',
} as const

/** Imports ads of the brand as an administrator does by a file, and waits until they are in. */
async function importAds(context: BrowserContext, ids: readonly string[]): Promise<void> {
  const rows = ids.map(
    (id) => `${id},Kettle & Sons,Line ${id}: tea in a minute,https://kettle.example/tea,active,${TODAY}`,
  )
  const headers = async () => ({ accept: 'application/json', 'x-xsrf-token': await xsrfToken(context) })
  const file = { name: 'ads.csv', mimeType: 'text/csv', buffer: Buffer.from([HEADING, ...rows].join('\n')) }
  const uploaded = await context.request.post(uploadAdFile.path, { headers: await headers(), multipart: { file } })
  const { data } = uploadAdFile.response.parse(await uploaded.json())
  const started = await context.request.post(startAdImport.path.replace(':id', data.id), {
    headers: await headers(),
    data: { source: 'upload', mapping: MAPPING },
  })
  expect(started.ok()).toBe(true)
  await expect
    .poll(async () => {
      const answer = await context.request.get(getAdImport.path.replace(':id', data.id))
      return getAdImport.response.parse(await answer.json()).data.state
    })
    .toBe('done')
}

test(
  '[F-03] [P-20] [P-23] [P-82] a brand is followed, new ads are told by a notification, and their burst becomes a brief',
  { tag: '@own-server' },
  async ({ browser, expectAccessible }, { parallelIndex }) => {
    test.setTimeout(120_000)
    const server = createOwnServer(ownPort('brand-spy', parallelIndex))
    try {
      await server.start()
      const context = await browser.newContext({ baseURL: server.origin })
      const page = await context.newPage()
      await signIn(context, await createPerson(context.request, { is_admin: true }))
      await importAds(context, ['first'])

      await page.goto(href('brand-spy'))
      await page.getByRole('button', { name: 'Follow a brand' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Follow a brand' })
      const follow = dialog.getByRole('button', { name: 'Follow Kettle & Sons' })
      await dialog.getByRole('searchbox').fill('kettle')
      await dialog.getByRole('searchbox').press('Enter')
      await follow.click()
      await expect(follow).toHaveAttribute('aria-pressed', 'true')
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByText('1 of')).toBeVisible()

      await page.getByRole('button', { name: 'Settings of Kettle & Sons' }).click()
      const settings = page.getByRole('dialog', { name: 'Kettle & Sons' })
      await settings.getByLabel('Alerts about new ads and changes').click()
      await page.getByTitle('E-mail and notification').click()
      await settings.getByLabel('How often').click()
      await page.getByTitle('At once').click()
      await settings.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('At once by e-mail')).toBeVisible()

      await importAds(context, ['second', 'third', 'fourth'])
      const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
      await expect(bell).toBeVisible({ timeout: 60_000 })
      await bell.click()
      await page.getByRole('link', { name: /Kettle & Sons has 3 new ads/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kettle & Sons')
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

      const burst = page.getByRole('article', { name: `Burst of ${TODAY}` })
      await expect(burst).toContainText('4 opening lines')
      await expect(page.getByRole('group', { name: /^Active ads from/ })).toBeVisible()
      await expectAccessible(page)
      await burst.getByRole('button', { name: /^Brief from the burst/ }).click()
      await expect(page).toHaveURL(/\/brief\//)
      await expect(page.getByLabel('Title')).toHaveValue(`Test like Kettle & Sons on ${TODAY}`)

      await page.goto('/weekly-watch')
      await expect(page.getByRole('link', { name: 'Kettle & Sons' }).first()).toBeVisible()
      await expectAccessible(page)
      await context.close()
    } finally {
      await server.remove()
    }
  },
)
