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

test('[F-01] the menu of a card opens its dialogs by keyboard alone', async ({ page, signInAs, explorePage }) => {
  await signInAs()
  await explorePage.open()
  const card = explorePage.ads.cards.first()
  await card.focus()
  await tabTo(page, card.getByRole('button', { name: /^More about/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Add to board' })).toBeFocused()
  await page.keyboard.press('Enter')
  const boards = page.getByRole('dialog', { name: 'Add to board' })
  await expect(boards).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(boards).toBeHidden()
})
