import type { Locator, Page } from '@playwright/test'
import { makeBoard } from '../fixtures/collections.ts'
import { expect, test } from '../fixtures/test.ts'

const MOST_TABS = 40

/** Walks with Tab, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(target)} is not reached within ${MOST_TABS} presses of Tab.`)
}

test('[F-01] [F-02] an ad is opened, put on a board and shared by keyboard alone; the focus always returns', async ({
  page,
  context,
  signInAs,
  explorePage,
}) => {
  await signInAs()
  await makeBoard(context, 'By keyboard', [])
  await explorePage.open()
  const card = explorePage.ads.cards.nth(1)
  await card.focus()
  await page.keyboard.press('Enter')
  const { dialog } = explorePage.drawer

  const addToBoard = dialog.getByRole('button', { name: 'Add to board' })
  const boards = page.getByRole('dialog', { name: 'Add to board' })
  await tabTo(page, addToBoard)
  await page.keyboard.press('Enter')
  await tabTo(page, boards.getByRole('button', { name: /By keyboard/ }))
  await page.keyboard.press('Enter')
  await expect(boards).toBeHidden()
  await expect(addToBoard).toBeFocused()

  const share = dialog.getByRole('button', { name: 'Share' })
  const link = page.getByRole('dialog', { name: 'Share this ad' })
  await page.keyboard.press('Shift+Tab')
  await expect(share).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, link.getByRole('button', { name: 'Make a link' }))
  await page.keyboard.press('Enter')
  await tabTo(page, link.getByRole('button', { name: 'Withdraw the link' }))
  await page.keyboard.press('Enter')
  await expect(link.getByRole('button', { name: 'Make a link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(share).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

/** The outline of what has the focus, or of the frame that it stands in. */
function drawnRing(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (let element = document.activeElement; element !== null; element = element.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      if (outlineStyle !== 'none') {
        return `${outlineStyle} ${outlineWidth} ${outlineColor}`
      }
    }
    return 'none'
  })
}

const RINGS = { light: 'solid 2px rgb(43, 69, 201)', dark: 'solid 2px rgb(165, 180, 255)' } as const

for (const mode of ['light', 'dark'] as const) {
  test(`[P-81] the focus has the same ring on a link, a field, a card, a button and an entry of a menu: ${mode}`, async ({
    page,
    signInAs,
    explorePage,
  }) => {
    await page.emulateMedia({ colorScheme: mode })
    await signInAs()
    await explorePage.open()
    const card = explorePage.ads.cards.first()
    const expectRing = () => expect.poll(() => drawnRing(page)).toBe(RINGS[mode])

    const link = page.getByRole('link', { name: 'Explore', exact: true })
    const field = page.getByRole('searchbox', { name: 'Search the ad library' })
    for (const target of [link, field, card, card.getByRole('button', { name: /^More about/ })]) {
      // The key before it makes the focus a visible one.
      await page.keyboard.press('Shift')
      await target.focus()
      await expectRing()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Save with tags and a note' })).toBeFocused()
    await expectRing()
  })
}

test('[F-01] the menu of a card opens its dialogs by keyboard alone', async ({ page, signInAs, explorePage }) => {
  await signInAs()
  await explorePage.open()
  const card = explorePage.ads.cards.first()
  await card.focus()
  await tabTo(page, card.getByRole('button', { name: /^More about/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Save with tags and a note' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Add to board' })).toBeFocused()
  await page.keyboard.press('Enter')
  const boards = page.getByRole('dialog', { name: 'Add to board' })
  await expect(boards).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(boards).toBeHidden()
})
