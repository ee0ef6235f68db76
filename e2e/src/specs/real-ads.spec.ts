import { href } from '@marquee/remote-kit/routes'
import type { Page } from '@playwright/test'
import { type MetaServer, startMetaServer } from '../../../server/src/testing/source-servers/meta-server.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('real-ads')
const TOKEN = 'EAAB-local-token'
const PAGE = { page_id: '440055006600', page_name: 'Woolhaus' }
const SOCKS = {
  id: '1203456789012345',
  ad_delivery_start_time: '2026-01-05',
  ad_creative_bodies: ['Warm socks for cold feet, knitted in the Alps.'],
  ad_creative_link_titles: ['Two pairs for one'],
  ad_snapshot_url: 'https://www.facebook.com/ads/archive/render_ad/?id=1203456789012345',
  publisher_platforms: ['facebook', 'instagram'],
  ...PAGE,
}
const API_ANSWER = JSON.stringify({ data: [SOCKS], paging: { cursors: { after: 'QVFI' } } }, null, 2)
const SCRAPED = JSON.stringify([
  {
    page_name: 'North Pine',
    ad_text:
      'Inactive\nLibrary ID: 5550001112223\nMar 2, 2026 - Jun 9, 2026\nPlatforms\n12 ads use this creative and text\nSee summary details\nNorth Pine\nSponsored\nSleep outside and stay dry.',
    publisher_platform: ['facebook', 'instagram'],
    link_url: 'https://northpine.example/tent',
  },
  { page_name: 'North Pine', error: 'The page did not load.' },
])

let meta: MetaServer
let server: OwnServer

test.use({ baseURL: `http://localhost:${PORT}` })
test.beforeAll(async () => {
  meta = await startMetaServer(25)
  server = createOwnServer(PORT, { META_API_URL: meta.url })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await meta.close()
})

/** Drops a file on the page of imports and keeps what its preview shows. */
async function importFile(page: Page, file: { name: string; content: string; shape: string; first: string }) {
  await page.goto('/admin/ad-import')
  const { name, content } = file
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await expect(page.getByText(`Recognised by its content: ${file.shape}.`)).toBeVisible()
  await expect(page.getByText('Meta’s ad library', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'First ads' })).toContainText(file.first)
  await page.getByRole('button', { name: 'Import the file' }).click()
}

test(
  '[F-01] [F-03] [P-01] [P-13] [P-23] real ads come from two files, a followed brand fills itself, and its news, scores and changes are seen',
  { tag: '@own-server' },
  async ({ page, context, request, expectAccessible }) => {
    await signIn(context, await createPerson(request, { is_admin: true }))

    await test.step('an answer of Meta’s API and a scraper’s export are imported', async () => {
      const first = 'Warm socks for cold feet'
      await importFile(page, { name: 'answer.json', content: API_ANSWER, shape: 'Meta Ad Library API', first })
      await expect(page.getByText('All rows are in.')).toBeVisible()
      const shape = 'Scraped text of Ad Library cards'
      await importFile(page, { name: 'export.json', content: SCRAPED, shape, first: 'Sleep outside and stay dry.' })
      await expect(page.getByRole('region', { name: 'Refused rows' })).toContainText('The page did not load.')
    })

    await test.step('a brand is followed without a source: the dialog says what will not arrive', async () => {
      await page.goto(href('brand-spy'))
      await page.getByRole('button', { name: 'Follow a brand' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Follow a brand' })
      await expect(dialog.getByRole('link', { name: 'Connect a source' })).toBeVisible()
      await dialog.getByRole('searchbox').fill(PAGE.page_id)
      await dialog.getByRole('searchbox').press('Enter')
      await dialog.getByRole('button', { name: 'Follow Woolhaus' }).click()
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('button', { name: 'Settings of Woolhaus' }).click()
      const settings = page.getByRole('dialog', { name: 'Woolhaus' })
      await settings.getByLabel('Alerts about new ads and changes').click()
      await page.getByTitle('E-mail and notification').click()
      await settings.getByLabel('How often').click()
      await page.getByTitle('At once').click()
      await settings.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('At once by e-mail')).toBeVisible()
    })

    await test.step('Meta’s API is connected: a new ad and a changed one arrive, and are told', async () => {
      const changed = { ...SOCKS, ad_creative_bodies: ['Warm socks for cold feet, now with wool from Tyrol.'] }
      const added = { id: '99', ad_delivery_start_time: '2026-03-01', ad_creative_bodies: ['A hat'], ...PAGE }
      meta.setAds([changed, added])
      await page.goto('/account-settings/integrations')
      await page.getByRole('button', { name: 'Connect: Meta Ad Library' }).click()
      await page.getByRole('dialog').getByLabel('Access token').fill(TOKEN)
      await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
      const bell = page.getByRole('button', { name: /Notifications, \d unread/ })
      await expect(bell).toBeVisible({ timeout: 60_000 })
      await bell.click()
      await page.getByRole('link', { name: /Woolhaus has 1 new ad/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woolhaus')
    })

    await test.step('the brand shows its source and what changed, before and after', async () => {
      await expect(page.getByText(/Meta Ad Library/).first()).toBeVisible()
      const change = page.getByRole('article').filter({ hasText: 'wool from Tyrol' }).first()
      await expect(change).toContainText('knitted in the Alps')
      await expectAccessible(page)
    })

    await test.step('the best ads by score are explained by their factors', async () => {
      await page.goto('/explore?status=active')
      await page.getByRole('article').filter({ hasText: 'wool from Tyrol' }).getByRole('link').first().click()
      await expect(page.getByText(/An estimate from \d of 5 factors that can be seen/)).toBeVisible()
      await expect(page.getByText('from the source’s start until we last saw it')).toBeVisible()
      await page.goto('/explore?q=dry')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByText('12 ads, counted by the source')).toBeVisible()
    })
  },
)
