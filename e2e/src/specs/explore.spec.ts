import { countAdFacets } from '@marquee/contract/ad-facets'
import { listAds } from '@marquee/contract/ad-search'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { expect, test } from '../fixtures/test.ts'

const PHONE = { width: 390, height: 844 }

test('[F-01] [R-09] choices show the counts of the server, and a chosen one shows that many ads', async ({
  page,
  signInAs,
  explorePage,
}) => {
  await signInAs()
  await explorePage.open({ status: 'active', niche: 'pets' })
  const answer = await page.request.get(`${countAdFacets.path}?status=active&niche=pets`)
  const facets = countAdFacets.response.parse(await answer.json()).data
  const format = facets.find(({ facet }) => facet === 'format')
  const video = format?.values.find(({ value }) => value === 'video')?.ads_count ?? 0
  expect(format?.is_estimate).toBe(false)
  expect(video).toBeGreaterThan(1)

  await page.getByRole('combobox', { name: 'Format', exact: true }).click()
  await expect(page.getByTitle('Video', { exact: true })).toContainText(String(video))
  await page.getByTitle('Video', { exact: true }).click()
  await expect(explorePage.count()).toHaveText(`${video} ads`)
})

test('[F-01] every filter of the drawer goes into the address and can be taken out again', async ({
  page,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  await explorePage.open()
  await page.getByRole('button', { name: /^Filter/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByLabel('Run time in days, from').fill('10')
  await drawer.getByLabel('Run time in days, to').fill('90')
  await drawer.getByLabel('People reached in the EU, from').fill('1000')
  await drawer.getByLabel('Variations, at least').fill('2')
  await drawer.getByLabel('Variations, at least').press('Enter')
  await expect(page).toHaveURL(/min_days=10.*max_days=90.*min_reach=1000.*min_variations=2/)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: /^Show [\d,]+ ads?/ }).click()
  await expect(drawer).toBeHidden()
  await explorePage.activeFilters.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/explore')
})

test('[F-01] a selection is there again after a look at the swipe file, until it is cleared', async ({
  page,
  signInAs,
  explorePage,
  shell,
}) => {
  await signInAs()
  await explorePage.open({ status: 'active' })
  const bar = page.getByRole('region', { name: 'Selected ads' })
  await page
    .getByRole('checkbox', { name: /^Select the ad of/ })
    .first()
    .check()
  await expect(bar).toContainText('1 ad selected')
  await shell.goTo('Swipe file')
  await expect(shell.heading).toHaveText('Swipe file')
  await expect(bar).toBeHidden()
  await page.goBack()
  await expect(bar).toContainText('1 ad selected')
  await bar.getByRole('button', { name: /^Clear the selection/ }).click()
  await shell.goTo('Swipe file')
  await page.goBack()
  await explorePage.ads.cards.first().waitFor()
  await expect(bar).toBeHidden()
})

test('[F-01] ads are selected and saved by keyboard alone, and taken back', async ({
  page,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  await explorePage.open({ view: 'list', status: 'active' })
  const bar = page.getByRole('region', { name: 'Selected ads' })
  async function countSaved(): Promise<number> {
    return listSavedAds.response.parse(await (await page.request.get(listSavedAds.path)).json()).data.length
  }
  await explorePage.ads.cards.first().focus()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 ad selected')
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Shift+X')
  await expect(bar).toContainText('4 ads selected')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await page.keyboard.press('x')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('x')
  await bar.getByRole('button', { name: 'Save to swipe file' }).click()
  await expect(page.getByText('2 ads saved to the swipe file')).toBeVisible()
  await expect.poll(countSaved).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(countSaved).toBe(0)
})

test('[F-01] a search is saved, pinned, found again after a reload, deleted and brought back', async ({
  page,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  await explorePage.open({ format: 'video', sort: 'longest_running' })
  await page.getByRole('button', { name: 'My searches' }).click()
  const drawer = page.getByRole('dialog', { name: 'My searches' })
  await drawer.getByLabel('Save the search that is shown as').fill('Videos that last')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await drawer.getByRole('button', { name: 'Pin Videos that last' }).click()
  await expect(drawer.getByRole('button', { name: 'Unpin Videos that last' })).toBeEnabled()
  await expectAccessible(page)

  await explorePage.open()
  const searches = page.getByRole('navigation', { name: 'Searches' })
  await searches.getByRole('button', { name: 'Videos that last' }).click()
  await expect(page).toHaveURL('/explore?format=video&sort=longest_running')
  await page.getByRole('button', { name: 'My searches' }).click()
  await drawer.getByRole('button', { name: 'Delete Videos that last' }).click()
  await expect(drawer.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(drawer.getByRole('button', { name: 'Delete Videos that last' })).toBeVisible()
})

test('[F-01] a hidden brand is gone for the workspace until somebody shows it again', async ({
  page,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  await explorePage.open()
  const answer = listAds.response.parse(await (await page.request.get(listAds.path)).json())
  const brand = answer.data[0]?.brand ?? { id: '', name: '' }
  await explorePage.ads.cards.first().hover()
  await page
    .getByRole('button', { name: `More about the ad of ${brand.name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: `Hide ${brand.name} for the whole workspace` }).click()
  await expect(page.getByText('Without 1 hidden brand.')).toBeVisible()
  await expect(explorePage.ads.cards.filter({ hasText: brand.name })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Hidden brands' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Show again: ${brand.name}` }).click()
  await expect(page.getByRole('heading', { name: 'No brand is hidden' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explorePage.ads.cards.filter({ hasText: brand.name }).first()).toBeVisible()
})

test('[F-01] [R-09] Explore is accessible and fits on a phone, in light and in dark', async ({
  page,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  async function expectAccessibleInBoth(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
      await expectAccessible(page)
    }
  }
  await page.setViewportSize(PHONE)
  await signInAs()
  for (const view of ['grid', 'list']) {
    await explorePage.open({ view, status: 'active' })
    await explorePage.ads.cards.first().focus()
    await page.keyboard.press('x')
    await expectAccessibleInBoth()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await page.goto('/explore?q=zzzzq&followed=only')
  await expect(page.getByRole('heading', { name: 'No ads match' })).toBeVisible()
  await expectAccessibleInBoth()
})
