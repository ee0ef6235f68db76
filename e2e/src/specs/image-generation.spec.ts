import { storeWork } from '../fixtures/stored-work.ts'
import { expect, test } from '../fixtures/test.ts'

test('[F-05] [R-08] [R-16] [P-42] [P-44] an ad that works becomes four images of an own product, which are downloaded and attached to a brief', async ({
  page,
  context,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  await storeWork(context)

  await explorePage.open({ q: 'climate' })
  await explorePage.ads.cards.first().getByRole('link').click()
  await explorePage.drawer.dialog.getByRole('link', { name: 'Create images' }).click()
  await expect(page.getByText('None of its sentences')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make images' }).click()

  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByTitle('Deck of cards').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('textbox', { name: 'Headline' }).fill('Look closer')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Look closer')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /Create 4 images/ }).click()

  await expect(page.getByRole('img', { name: /Look closer/ })).toHaveCount(4, { timeout: 60_000 })
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Design 1, 4:5' }).click()
  await page.getByRole('menuitem', { name: 'JPEG' }).click()
  expect((await saving).suggestedFilename()).toBe('deck-of-cards-4x5-1.jpg')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all' }).click()
  await page.getByRole('menuitem', { name: 'All as PNG (ZIP)' }).click()
  expect((await all).suggestedFilename()).toBe('deck-of-cards.zip')

  await page.getByRole('button', { name: 'Attach to a brief' }).click()
  await page.getByRole('combobox', { name: 'Brief' }).click()
  await page.getByTitle('Card backs for everybody').click()
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  await page.getByRole('button', { name: 'Open brief' }).click()
  await expect(page.getByRole('list', { name: 'Images of the brief' }).getByRole('link')).toHaveCount(4)

  await page.goto('/account-settings/credits')
  await expect(page.getByRole('row', { name: /Image.*-2|Image.*−2/ })).toHaveCount(4)
})
