import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'

/** The account settings: the profile, and the workspaces. */
export class SettingsPage {
  readonly name: Locator
  readonly workspaces: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.name = page.getByLabel('Name', { exact: true })
    this.workspaces = page.getByRole('list', { name: 'Workspaces' }).getByRole('listitem')
  }

  async openProfile(): Promise<void> {
    await this.page.goto(href('account-settings.basics'))
  }

  async openWorkspaces(): Promise<void> {
    await this.page.goto(href('account-settings.workspaces'))
  }

  async changeName(name: string): Promise<void> {
    await this.name.fill(name)
    await this.page.getByRole('button', { name: 'Save profile' }).click()
  }

  async renameWorkspace(from: string, to: string): Promise<void> {
    await this.page.getByRole('button', { name: `Rename ${from}`, exact: true }).click()
    await this.page.getByLabel('Name of the workspace').fill(to)
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
  }
}
