import { readFile } from 'node:fs/promises'
import { storeWork } from '../fixtures/stored-work.ts'
import { expect, test } from '../fixtures/test.ts'

test('[P-47] [R-13] an advertorial of a product and an ad is edited by keyboard, downloaded, published, answered and withdrawn', async ({
  page,
  context,
  browser,
  signInAs,
  expectAccessible,
}) => {
  await signInAs()
  const { adId, productId } = await storeWork(context)

  // From a template, with the product, for the ad.
  await page.goto(`/funnel-templates?ad=${adId}&product=${productId}`)
  const preview = page.frameLocator('iframe[title="Preview of Magazine story"]')
  await expect(preview.getByText('Fifty-two cards and two jokers.').first()).toBeAttached()
  await page.getByRole('button', { name: 'Use template Magazine story' }).click()
  await page.getByRole('button', { name: 'Make the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Magazine story: Deck of cards' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Promises of the ad' })).toBeVisible()
  await expectAccessible(page)

  // A section is moved by its key, and one is added behind it.
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const names = () => sections.locator('li').allInnerTexts()
  const offer = sections.getByRole('button', { name: /^Offer: / })
  await offer.click()
  const before = (await names()).findIndex((name) => name.startsWith('Offer'))
  await offer.press('Alt+ArrowUp')
  await expect.poll(async () => (await names()).findIndex((name) => name.startsWith('Offer'))).toBe(before - 1)
  await sections.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('menuitem', { name: 'Form', exact: true }).click()
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await inspector.getByRole('textbox', { name: 'Headline' }).fill('Write to me')
  await inspector.getByRole('button', { name: 'Add a field' }).click()
  await inspector.getByRole('textbox', { name: 'Label, or the text of the consent' }).fill('What would you play?')

  // Words are edited in their place by keyboard.
  const desktop = page.frameLocator('iframe[title="Preview: Desktop"]')
  const headline = desktop.getByRole('heading', { level: 1 })
  await headline.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('A deck that outlives the table')
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe[title="Preview: Phone"]').getByRole('heading', { level: 1 })).toHaveText(
    'A deck that outlives the table',
  )
  await expect(page.getByText('All changes saved')).toBeVisible()

  // The downloaded file opens from the disk without a network.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download', exact: true })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'One HTML file' }).click()),
  ])
  const path = await download.path()
  expect(await readFile(path, 'utf8')).not.toMatch(/(?:src|url\()["']?(?:https?:)?\/\//)
  const offline = await browser.newContext({ offline: true })
  const saved = await offline.newPage()
  await saved.setContent(await readFile(path, 'utf8'))
  await expect(saved.getByRole('heading', { level: 1, name: 'A deck that outlives the table' })).toBeVisible()
  await offline.close()

  // A visitor without an account opens the published page and sends its form.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  // Nothing is published before it says whose it is; the dialog leads to the place.
  await dialog.getByRole('button', { name: 'Say in a footer who is responsible for the page.' }).click()
  await inspector.getByRole('textbox', { name: 'Company' }).fill('Northpeak')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = dialog.getByRole('link', { name: /\/pages\// })
  const address = (await link.getAttribute('href')) ?? ''
  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  await visitor.goto(new URL(address).pathname)
  await visitor.getByRole('textbox', { name: 'What would you play?' }).fill('Bridge')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Thank you. It was sent.')).toBeVisible()
  expect(await outside.cookies()).toEqual([])

  await dialog.getByRole('button', { name: 'Take it off the web' }).click()
  await expect(dialog.getByRole('button', { name: 'Take it off the web' })).toBeHidden()
  expect((await visitor.goto(new URL(address).pathname))?.status()).toBe(404)
  await outside.close()

  await page.goto('/leads')
  await expect(page.getByText('Bridge')).toBeVisible()
  await expectAccessible(page)
})
