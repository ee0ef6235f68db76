import { readFile } from 'node:fs/promises'
import { saveAd } from '@marquee/contract/saved-ads'
import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'
import { findAds } from '../fixtures/collections.ts'
import { signIn, xsrfToken } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ signInAs, context }) => {
  await signInAs()
  for (const { id } of await findAds(context.request, 3)) {
    const headers = { accept: 'application/json', 'x-xsrf-token': await xsrfToken(context) }
    await context.request.put(saveAd.path.replace(':ad_id', id), { headers })
  }
})

test('[F-02] [R-09] [A-01] saved ads are tagged, found by tag, removed together and brought back by a toast at the top right', async ({
  page,
  shell,
  swipeFilePage,
  expectAccessible,
}) => {
  await swipeFilePage.open()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  await cards.first().hover()
  await cards
    .first()
    .getByRole('button', { name: /More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Note and tags' }).click()
  const dialog = page.getByRole('dialog', { name: /Note and tags/ })
  await dialog.getByLabel('Note').fill('The hook is the first word.')
  await dialog.getByLabel('Tags').fill('hook,')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(href('swipe-file', { query: { tag: 'hook' } }))
  await expect(cards).toHaveCount(1)
  await expectAccessible(page)

  await page.goto(href('swipe-file'))
  await expect(cards).toHaveCount(3)
  for (const mark of await page.getByRole('checkbox', { name: /Select/ }).all()) {
    await mark.click()
  }
  const bar = page.getByRole('region', { name: 'Selected ads' })
  await expect(bar.getByText('3 ads selected')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Remove' }).click()
  await expect(swipeFilePage.empty).toBeVisible()
  await expectToastInPlace(page, shell.notification(/removed/i))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(3)
})

test('[F-02] the swipe file is taken along as a table', async ({ page, swipeFilePage }) => {
  await swipeFilePage.open()
  await expect(page.getByRole('article')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^swipe-file-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('[F-02] [P-09] the media of chosen ads are taken along as a ZIP', async ({ page, swipeFilePage }) => {
  await swipeFilePage.open()
  await expect(page.getByRole('article')).toHaveCount(3)
  for (const mark of await page.getByRole('checkbox', { name: /Select/ }).all()) {
    await mark.click()
  }
  const bar = page.getByRole('region', { name: 'Selected ads' })
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await bar.getByRole('button', { name: 'Download media' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  const archive = await readFile(await (await download).path())
  // As it leaves our storage: every entry of the directory at its end is an image with a name for people.
  const entries = archive.toString('latin1').split('PK\x01\x02').slice(1)
  expect(entries.length).toBeGreaterThanOrEqual(3)
  for (const entry of entries) {
    expect(entry).toMatch(/\d{3}-[a-z\d-]+-\d+\.webp/)
  }
})

test('[F-02] [R-09] the brands of the swipe file are followed and left', async ({ page, expectAccessible }) => {
  await page.goto(href('swipe-file-brands'))
  const follow = page.getByRole('button', { name: /^Follow(ing)? / }).first()
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})

/** Below the header at the right, 25rem wide; on a phone as wide as the page, with the same space at both sides. */
async function expectToastInPlace(page: Page, toast: Locator): Promise<void> {
  const size = page.viewportSize()
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const box = await toast.boundingBox()
        return box && { left: box.x, right: width - box.x - box.width, width: box.width, isAtTop: box.y < 100 }
      })
      .toEqual(
        width > 1000
          ? { left: width - 16 - 400, right: 16, width: 400, isAtTop: true }
          : { left: 16, right: 16, width: width - 32, isAtTop: true },
      )
  }
  await page.setViewportSize(size ?? { width: 1280, height: 720 })
}

test('[P-93] a library that one workspace brings in is found there, with its mark, and in no other workspace', async ({
  page,
  explorePage,
  browser,
  newPerson,
}) => {
  const word = `zirkonlampe${Date.now().toString(36)}`
  await page.goto('/bring-your-library')
  await expect(page.getByText('Only your team sees the ads that you bring in.')).toBeVisible()
  const file = { name: 'library.csv', mimeType: 'text/csv', buffer: Buffer.from(`id,brand,body\n1,Lampe,${word}\n`) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await expect(page.getByText('Your library is here')).toBeVisible()
  await explorePage.open({ q: word })
  await expect(explorePage.ads.cards).toHaveCount(1)
  await expect(explorePage.ads.cards.getByText('Your team · ')).toBeVisible()

  const elsewhere = await browser.newContext()
  await signIn(elsewhere, await newPerson())
  const other = await elsewhere.newPage()
  await other.goto(href('explore', { query: { q: word } }))
  await expect(other.getByRole('heading', { name: 'No ads match' })).toBeVisible()
  await elsewhere.close()
})
