import type { Locator, Page } from '@playwright/test'
import { readExampleAds } from '../../../server/src/testing/example-ads.ts'
import { expect, test } from '../fixtures/test.ts'

const searches = [
  { words: 'lighthouse', has: /lighthouse\b/i },
  { words: '"window seat"', has: /window seat\b/i },
  { words: 'Fahrrad -Leasing', has: /fahrrad\b/i, lacks: /\bleasing\b/i },
]

test(
  '[F-01] [F-02] [A-21] a marketer signs in, searches imported ads, saves one and finds it again later',
  { tag: '@smoke' },
  async ({ page, newPerson, loginPage, explorePage, swipeFilePage, shell }) => {
    const person = await newPerson()
    await page.goto('/')
    await loginPage.logIn(person)
    await expect(shell.heading).toHaveText('Explore')
    await explorePage.showAllOfEveryBrand()

    for (const { words, has, lacks } of searches) {
      await test.step(`searches ${words}`, async () => {
        await explorePage.search(words)
        const expected = readExampleAds().filter(({ text }) => has.test(text) && lacks?.test(text) !== true)
        await expect(explorePage.ads.cards).toHaveCount(expected.length)
        for (const text of await explorePage.ads.cards.allTextContents()) {
          expect(text).toMatch(has)
          expect(text).not.toMatch(lacks ?? /^$/)
        }
      })
    }

    await explorePage.search('"window seat"')
    const card = explorePage.ads.cards.filter({ hasText: 'window seat' })
    await card.getByRole('link').click()
    const adId = new URL(page.url()).searchParams.get('ad')
    await expect(explorePage.drawer.dialog).toContainText('window seat')
    const saving = page.waitForResponse((response) => response.url().includes('/api/saved-ads/'))
    await explorePage.drawer.save.click()
    await expect(explorePage.drawer.unsave).toBeVisible()
    await saving

    await swipeFilePage.open()
    await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
    await page.reload()
    await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])

    await shell.logOut()
    await loginPage.logIn(person)
    await shell.goTo('Swipe file')
    await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
    await expect(swipeFilePage.ads.cards).toContainText('window seat')
  },
)

test('[F-01] [P-05] an open ad has an address of its own: back closes it, a link opens it', async ({
  page,
  signInAs,
  explorePage,
  context,
}) => {
  await signInAs()
  await explorePage.open({ q: 'lighthouse' })
  await explorePage.ads.cards.nth(1).getByRole('link').click()
  await expect(explorePage.drawer.dialog).toContainText(/lighthouse/i)
  const address = page.url()
  expect(new URL(address).searchParams.get('q')).toBe('lighthouse')

  await page.goBack()
  await expect(explorePage.drawer.dialog).toBeHidden()
  await expect(explorePage.ads.cards.nth(1)).toBeFocused()
  await page.goForward()
  await expect(explorePage.drawer.dialog).toBeVisible()
  await explorePage.drawer.close()
  await expect(page).not.toHaveURL(/[?&]ad=/)

  const elsewhere = await context.newPage()
  await elsewhere.goto(address)
  const dialog = elsewhere.getByRole('dialog', { name: 'Ad details' })
  await expect(dialog).toContainText(/lighthouse/i)
  await elsewhere.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(elsewhere).not.toHaveURL(/[?&]ad=/)
  await expect(elsewhere.getByRole('feed', { name: 'Ads' }).getByRole('article').first()).toBeVisible()
})

test('[F-02] an ad is taken out of the swipe file, and the notification brings it back', async ({
  signInAs,
  explorePage,
  swipeFilePage,
  shell,
}) => {
  await signInAs()
  await explorePage.open({ q: 'lighthouse' })
  const [adId] = await explorePage.ads.shownIds()
  await explorePage.ads.saveButton(explorePage.ads.cards.first()).click()
  await expect(shell.notification('Saved to the swipe file')).toBeVisible()

  await shell.goTo('Swipe file')
  await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
  await swipeFilePage.ads.saveButton(swipeFilePage.ads.cards.first()).click()
  await expect(swipeFilePage.empty).toBeVisible()
  await shell.notification('Removed from the swipe file').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
  await swipeFilePage.open()
  await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
})

test('[F-01] [F-02] the main job is done with the keyboard alone', async ({
  page,
  newPerson,
  loginPage,
  explorePage,
  swipeFilePage,
  shell,
}) => {
  const person = await newPerson()
  await loginPage.open()
  await tabTo(page, loginPage.email)
  await page.keyboard.type(person.email)
  await tabTo(page, loginPage.password)
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(shell.heading).toHaveText('Explore')

  await page.keyboard.press('/')
  await expect(explorePage.searchBox).toBeFocused()
  await page.keyboard.type('lighthouse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=lighthouse/)
  await expect(explorePage.ads.cards.filter({ hasNotText: /lighthouse/i })).toHaveCount(0)

  const { cards } = explorePage.ads
  await tabTo(page, cards.first())
  await page.keyboard.press('ArrowRight')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('s')
  await expect(shell.notification('Saved to the swipe file')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(explorePage.drawer.unsave).toBeVisible()
  const adId = new URL(page.url()).searchParams.get('ad')
  await page.keyboard.press('Escape')
  await expect(explorePage.drawer.dialog).toBeHidden()
  await expect(cards.nth(1)).toBeFocused()

  await tabTo(page, shell.navigation.getByRole('link', { name: 'Swipe file' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
})

const MOST_TABS = 60

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached within ${MOST_TABS} presses of ${key}.`)
}
