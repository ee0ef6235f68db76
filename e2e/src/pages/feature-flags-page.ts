import type { Locator, Page } from '@playwright/test'

/** The admins' page of feature flags. */
export class FeatureFlagsPage {
  readonly key: Locator
  readonly value: Locator
  readonly rules: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.key = page.getByLabel('Key', { exact: true })
    this.value = page.getByLabel('Default value', { exact: true })
    this.rules = page.getByLabel('Rules', { exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/feature-flags')
    await this.row('product.announcement').waitFor()
  }

  row(key: string): Locator {
    return this.page.getByRole('list', { name: 'Feature flags' }).getByRole('listitem').filter({ hasText: key })
  }

  valueSwitch(key: string): Locator {
    return this.page.getByRole('switch', { name: `Value of ${key}` })
  }

  async create(key: string): Promise<void> {
    await this.page.getByRole('button', { name: 'New flag' }).click()
    await this.key.fill(key)
    await this.page.getByRole('button', { name: 'Create flag' }).click()
    await this.row(key).waitFor()
  }

  async edit(key: string): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${key}` }).click()
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save flag' }).click()
  }

  async delete(key: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${key}` }).click()
    await this.page.getByRole('button', { name: 'Delete the flag' }).click()
  }

  async showHistory(key: string): Promise<void> {
    await this.page.getByRole('button', { name: `History of ${key}` }).click()
  }
}
