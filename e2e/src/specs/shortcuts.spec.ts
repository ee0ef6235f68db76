import { expect, test } from '../fixtures/test.ts'

test('[P-80] the palette opens by its keys, goes to a page, and gives the focus back', async ({
  page,
  signInAs,
  shell,
  expectAccessible,
}) => {
  await signInAs()
  await page.goto('/dashboard')
  await expect(shell.heading).toBeVisible()
  const opener = page.getByRole('button', { name: 'Search and commands' })
  const field = page.getByRole('combobox', { name: 'Search everything' })

  await opener.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('swipe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/swipe-file')
  await expect(field).toBeHidden()
})

test('on a phone the palette opens by its button and starts a brief', async ({ page, signInAs, shell }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs()
  await page.goto('/dashboard')
  await expect(shell.heading).toBeVisible()
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await page.getByRole('option', { name: 'New brief' }).click()
  await expect(page.getByRole('dialog', { name: 'New brief' })).toBeVisible()
})

test('single keys go to pages until they are turned off, which is remembered', async ({
  page,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  await explorePage.open()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Use shortcuts of a single key' }).uncheck()
  await page.keyboard.press('Escape')

  await page.reload()
  await explorePage.ads.cards.first().waitFor()
  await page.keyboard.press('/')
  await expect(explorePage.searchBox).not.toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL('/explore')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
})
