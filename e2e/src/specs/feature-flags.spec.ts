import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { flagValue, openWithStream } from '../fixtures/flag-stream.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import { FeatureFlagsPage } from '../pages/feature-flags-page.ts'

test.describe('an admin', () => {
  let admin: { page: Page; flags: FeatureFlagsPage }

  test.beforeEach(async ({ browser, newPerson }) => {
    const context = await browser.newContext()
    await signIn(context, await newPerson({ is_admin: true, display_name: 'Grace Admin' }))
    const page = await context.newPage()
    admin = { page, flags: new FeatureFlagsPage(page) }
  })

  test.afterEach(() => admin.page.context().close())

  test('[T-04] switches a flag, and another open browser has it without a reload', async ({ page, signInAs }) => {
    const key = `e2e.flag-${randomUUID()}`
    await signInAs()
    await openWithStream(page)
    let loads = 0
    page.on('load', () => (loads += 1))

    const { flags } = admin
    await flags.open()
    await flags.create(key)
    await expect.poll(() => flagValue(page, key)).toBe(false)
    await flags.valueSwitch(key).click()
    await expect.poll(() => flagValue(page, key)).toBe(true)
    await expect(flags.valueSwitch(key)).toBeChecked()
    expect(loads).toBe(0)

    await flags.showHistory(key)
    const changes = admin.page.getByRole('dialog', { name: `History of ${key}` }).getByRole('listitem')
    await expect(changes).toHaveText([/Grace Admin.*true/, /Grace Admin.*false/])
  })

  test('[T-04] deletes a flag, another open browser loses it without a reload, and the undo brings it back', async ({
    page,
    signInAs,
    shell,
    expectAccessible,
  }) => {
    const key = `e2e.flag-${randomUUID()}`
    await signInAs()
    await openWithStream(page)
    const { flags } = admin
    await flags.open()
    await flags.create(key)
    await expect.poll(() => flagValue(page, key)).toBe(false)

    await admin.page.getByRole('button', { name: `Delete ${key}` }).click()
    await expect(admin.page.getByRole('dialog', { name: `Delete ${key}?` })).toContainText('Every open page loses it')
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.page.emulateMedia({ colorScheme })
      await expect(admin.page.locator('html')).toHaveCSS('color-scheme', colorScheme)
      await expectAccessible(admin.page)
    }
    await admin.page.getByRole('button', { name: 'Keep it' }).click()
    await expect(admin.page.getByRole('dialog')).toBeHidden()

    await flags.delete(key)
    await expect.poll(() => flagValue(page, key)).toBeNull()
    await expect(flags.row(key)).toBeHidden()
    await admin.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => flagValue(page, key)).toBe(false)
    await flags.showHistory(key)
    const changes = admin.page.getByRole('dialog', { name: `History of ${key}` }).getByRole('listitem')
    await expect(changes).toHaveText([/Grace Admin/, /Grace Admin.*, deleted/, /Grace Admin/])
    await expect(shell.heading).toHaveText('Explore')
  })

  test('[T-04] an announcement shows on open pages, until it is closed', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const text = `Maintenance tonight ${randomUUID()}`
    await signInAs()
    await openWithStream(page)
    const { flags } = admin
    await flags.open()
    try {
      await flags.edit('product.announcement')
      await flags.value.fill(text)
      await flags.save()
      await expect(page.getByRole('status').getByText(text)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Close the announcement' }).click()
      await expect(page.getByText(text)).toBeHidden()
      await page.reload()
      await expect.poll(() => flagValue(page, 'product.announcement')).toBe(text)
      await expect(page.getByText(text)).toBeHidden()
    } finally {
      await flags.edit('product.announcement')
      await flags.value.fill('')
      await flags.save()
      await expect(flags.value).toBeHidden()
    }
  })

  test('[T-04] switches what a remote shows on an open page', async ({ page, signInAs, shell }) => {
    const usual = 'What to make, for whom, and why.'
    await signInAs()
    await openWithStream(page, '/briefs')
    await expect(page.getByText(usual)).toBeVisible()
    const { flags } = admin
    await flags.open()
    const active = admin.page.getByRole('switch', { name: 'Active of briefs.description' })
    const sentence = `One brief, one idea ${randomUUID()}`
    try {
      await flags.edit('briefs.description')
      await flags.value.fill(sentence)
      await admin.page.getByRole('switch', { name: 'Active', exact: true }).click()
      await flags.save()
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(shell.heading).toHaveText('Briefs')
      await expect(flags.value).toBeHidden()
      await active.click()
      await expect(page.getByText(usual)).toBeVisible()
      // The open page may hear of it before the admin's own page: an editor opened by then would save an older version.
      await expect(active).not.toBeChecked()
    } finally {
      await flags.edit('briefs.description')
      await flags.value.fill(usual)
      await flags.save()
      await expect(flags.value).toBeHidden()
    }
  })

  test('[T-04] is told at the field what is wrong, and that somebody else was faster', async ({ expectAccessible }) => {
    const key = `e2e.flag-${randomUUID()}`
    const { flags, page } = admin
    await flags.open()
    await expectAccessible(page)
    await flags.create(key)

    const other = await page.context().newPage()
    const otherFlags = new FeatureFlagsPage(other)
    await otherFlags.open()
    await flags.edit(key)
    await flags.rules.fill('[{"force": 3}]')
    await flags.save()
    await expect(flags.rules).toHaveAccessibleDescription(/Rule 1: The value of this flag is true or false/)
    await expect(flags.rules).toBeFocused()
    await expectAccessible(page)

    await otherFlags.valueSwitch(key).click()
    await expect(otherFlags.valueSwitch(key)).toBeChecked()
    await flags.rules.fill('[]')
    await flags.save()
    await expect(page.getByRole('alert')).toContainText('Somebody else changed this flag')
  })
})

test('[G-09] somebody who is no admin is sent from the flags to Explore', async ({ page, signInAs, shell }) => {
  await signInAs()
  await page.goto('/admin/feature-flags')
  await expect(page).toHaveURL('/explore')
  await expect(shell.navigation.getByRole('link', { name: 'Feature flags' })).toBeHidden()
})
