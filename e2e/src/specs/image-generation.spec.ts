import type { Page } from '@playwright/test'
import { openShop } from '../fixtures/product-shop.ts'
import { storeWork } from '../fixtures/stored-work.ts'
import { expect, test } from '../fixtures/test.ts'

test('[F-04] [F-05] [R-08] [R-15] [R-16] [P-40] [P-42] [P-43] [P-44] an ad that works becomes four edited images of an imported product, which are downloaded and attached to a brief', async ({
  page,
  context,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  const shop = await openShop()
  await signInAs()
  await storeWork(context)

  await test.step('from an ad to the wizard', async () => {
    await explorePage.open({ q: 'lighthouse' })
    await explorePage.ads.cards.first().getByRole('link').click()
    await explorePage.drawer.dialog.getByRole('link', { name: 'Create images' }).click()
    await expect(page.getByText('None of its sentences')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Make images' }).click()
  })

  await test.step('a product is imported from its page, and the wizard goes on with it', async () => {
    await page.getByRole('link', { name: 'Add a product from its page' }).click()
    await page.getByRole('textbox', { name: 'Product page' }).fill(shop.url)
    await page.getByRole('button', { name: 'Read page' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Red bottle')
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByTitle('Red bottle')).toBeVisible()
    shop.close()
  })

  await test.step('words are chosen and survive a reload; four formats are ordered', async () => {
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
  })

  await test.step('the design is edited by mouse and keyboard, and saved by itself', async () => {
    await page.getByRole('link', { name: 'Edit Design 1, 1:1' }).click()
    await moveByMouse(page)
    await moveByKeyboard(page)
    await page.getByRole('textbox', { name: 'Words in every format' }).fill('Look twice')
    await page.getByRole('group', { name: 'Color' }).getByRole('button', { name: 'Accent' }).press('Enter')
    await expectAccessible(page)
    await page.getByRole('group', { name: 'Canvas', exact: true }).click({ position: { x: 2, y: 2 } })
    await expect(page.getByText('All changes saved')).toBeVisible()
    const drawing = page.waitForResponse((response) => response.url().endsWith('/draw') && response.ok())
    await page.getByRole('link', { name: 'Image', exact: true }).click()
    await drawing
    await expect(page.getByRole('heading', { name: 'Red bottle' })).toBeVisible()
    await expect(page.getByText(/updating…/)).toHaveCount(0, { timeout: 60_000 })
  })

  await test.step('one is analyzed, and its analysis leads back to the editor', async () => {
    const order = page.url()
    await page.getByRole('button', { name: 'More for Design 1, 4:5' }).click()
    await page.getByRole('menuitem', { name: 'Analyze' }).click()
    await page.getByRole('button', { name: /^Analyze this image/ }).click()
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Mend in the editor' }).click()
    await expect(page.getByRole('button', { name: '“Look twice”', exact: true })).toBeVisible()
    await page.goto(order)
  })

  await test.step('one is downloaded, and all as a ZIP', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Design 1, 4:5' }).click()
    await page.getByRole('menuitem', { name: 'JPEG' }).click()
    expect((await saving).suggestedFilename()).toBe('red-bottle-4x5-1.jpg')
    const all = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all' }).click()
    await page.getByRole('menuitem', { name: 'All as PNG (ZIP)' }).click()
    expect((await all).suggestedFilename()).toBe('red-bottle.zip')
  })

  await test.step('they are attached to a brief, and paid for by the image', async () => {
    await page.getByRole('button', { name: 'Attach to a brief' }).click()
    await page.getByRole('combobox', { name: 'Brief' }).click()
    await page.getByTitle('Card backs for everybody').click()
    await page.getByRole('button', { name: 'Attach', exact: true }).click()
    await page.getByRole('button', { name: 'Open brief' }).click()
    await expect(page.getByRole('list', { name: 'Images of the brief' }).getByRole('link')).toHaveCount(4)
    await page.goto('/account-settings/credits')
    await expect(page.getByRole('row', { name: /Image.*-2|Image.*−2/ })).toHaveCount(4)
  })
})

const left = (page: Page) => page.getByRole('spinbutton', { name: 'Left' })

/** Takes the headline at its middle and drags it to the right, without snapping. */
async function moveByMouse(page: Page): Promise<void> {
  await page.getByRole('button', { name: '“Look closer”', exact: true }).click()
  const before = Number(await left(page).inputValue())
  const frame = await page.getByTestId('stage').locator('rect[class*="frame"]').first().boundingBox()
  const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) / 2, (frame?.y ?? 0) + (frame?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.keyboard.down('Alt')
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 10, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect.poll(async () => Number(await left(page).inputValue())).toBeGreaterThan(before + 20)
}

async function moveByKeyboard(page: Page): Promise<void> {
  const before = Number(await left(page).inputValue())
  await page.getByRole('button', { name: '“Look closer”', exact: true }).press('Shift+ArrowLeft')
  await expect.poll(async () => Number(await left(page).inputValue())).toBeLessThan(before)
}
