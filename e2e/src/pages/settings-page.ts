import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'

/** The account settings: the profile, the workspaces, and the members of the current one. */
export class SettingsPage {
  readonly name: Locator
  readonly workspaces: Locator
  readonly members: Locator
  readonly invitations: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.name = page.getByLabel('Name', { exact: true })
    this.members = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
    this.invitations = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')
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

  async invite(addresses: string): Promise<void> {
    await this.page.getByLabel('Invite people').fill(addresses)
    await this.page.getByRole('button', { name: 'Send invitations' }).click()
  }

  async changeRole(name: string, role: string): Promise<void> {
    await this.page.getByRole('combobox', { name: `Role of ${name}` }).click()
    await this.page.getByTitle(role, { exact: true }).last().click()
  }

  async removeMember(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click()
    await this.page.getByRole('button', { name: 'Remove the member' }).click()
  }
}
