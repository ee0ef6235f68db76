import { signIn } from '../fixtures/people.ts'
import { listAds } from '@marquee/contract/ad-search'
import { expect, test } from '../fixtures/test.ts'
import { ExplorePage } from '../pages/explore-page.ts'

test('[F-01] [P-05] filters and order stand in the address, and its link shows the same in another browser', async ({
  page,
  browser,
  signInAs,
  explorePage,
}) => {
  const person = await signInAs()
  await explorePage.open()
  await explorePage.choose('Platform', 'Instagram')
  await explorePage.choose('Format', 'Video')
  await explorePage.chooseSort('Longest running')
  await expect(page).toHaveURL(/platform=instagram/)
  await expect(page).toHaveURL(/format=video/)
  await expect(page).toHaveURL(/sort=longest_running/)
  await expect(explorePage.activeFilters).toContainText('Instagram')
  await expect(explorePage.activeFilters).toContainText('Video')
  const answer = await page.request.get(`${listAds.path}${new URL(page.url()).search}`)
  const expected = listAds.response
    .parse(await answer.json())
    .data.slice(0, 6)
    .map(({ id }) => id)
  await expect.poll(() => explorePage.ads.firstIds(6)).toEqual(expected)

  const context = await browser.newContext()
  await signIn(context, person)
  const elsewhere = await context.newPage()
  const other = new ExplorePage(elsewhere)
  await elsewhere.goto(page.url())
  await expect(other.activeFilters).toContainText('Instagram')
  await expect(other.activeFilters).toContainText('Video')
  await expect.poll(() => other.ads.firstIds(6)).toEqual(expected)
  await context.close()
})

test('[F-01] back and forward walk through searches and filters', async ({ page, signInAs, explorePage }) => {
  await signInAs()
  await explorePage.open()
  await explorePage.search('lighthouse')
  await expect(explorePage.count()).toHaveText(/^\d ads$/)
  await explorePage.search('"window seat"')
  await expect(explorePage.count()).toHaveText('1 ad')

  await page.goBack()
  await expect(explorePage.searchBox).toHaveValue('lighthouse')
  await expect(explorePage.count()).toHaveText(/^\d ads$/)
  await page.goBack()
  await expect(explorePage.searchBox).toHaveValue('')
  await expect(explorePage.count()).toHaveText(/^\d,\d{3} ads$/)
  await page.goForward()
  await expect(explorePage.count()).toHaveText(/^\d ads$/)
  await explorePage.activeFilters.getByRole('button', { name: 'Remove filter Search lighthouse' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(explorePage.activeFilters).toBeHidden()
})

test('[F-01] [P-03] a filter that is not understood is named, and the others narrow the list', async ({
  signInAs,
  explorePage,
}) => {
  await signInAs()
  await explorePage.open({ colour: 'red', platform: 'tiktok,myspace' })
  await expect(explorePage.notApplied.getByRole('listitem')).toHaveText([/colour.*red/, /Platform.*myspace/])
  await expect(explorePage.activeFilters).toContainText('TikTok')
  await explorePage.notApplied.getByRole('button', { name: 'Reset filters' }).click()
  await expect(explorePage.notApplied).toBeHidden()
})

test('[F-01] scrolling on and on keeps few cards in the page and shows no ad twice', async ({
  page,
  signInAs,
  explorePage,
}) => {
  const MOST_CARDS = 100
  await signInAs()
  await explorePage.open()
  const places = new Map<string, number>()
  await explorePage.ads.feed.hover()
  while (places.size < 300) {
    const known = places.size
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1500)
        for (const { id, place } of await explorePage.ads.shownPlaces()) {
          expect(places.get(id) ?? place, `the place of ad ${id}`).toBe(place)
          places.set(id, place)
        }
        return places.size
      })
      .toBeGreaterThan(known)
    expect(await explorePage.ads.cards.count()).toBeLessThan(MOST_CARDS)
  }
  expect(new Set(places.values()).size).toBe(places.size)
})
