import type { Locator, Page } from '@playwright/test'

/** The frame around every page of the app layout: navigation, header and notifications. */
export class Shell {
  readonly heading: Locator
  readonly navigation: Locator
  /** Shown in place of a page whose remote did not load. */
  readonly failurePanel: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.navigation = page.getByRole('navigation', { name: 'Main' })
    this.failurePanel = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { level: 1, name: /^This page (couldn't load|stopped working)$/ }) })
  }

  /** Opens an area by its link in the side navigation. */
  async goTo(section: string): Promise<void> {
    await this.navigation.getByRole('link', { name: section, exact: true }).click()
  }

  notification(summary: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: summary })
  }

  /** The button of the account menu, which contains the user's name. */
  accountMenu(displayName: string | RegExp = /^Account of/): Locator {
    return this.page.getByRole('button', { name: displayName })
  }

  async switchWorkspace(name: string): Promise<void> {
    await this.accountMenu().click()
    await this.page.getByRole('button', { name, exact: true }).click()
    await this.notification(`You are now in ${name}`).waitFor()
  }

  async logOut(): Promise<void> {
    await this.accountMenu().click()
    await this.page.getByRole('button', { name: 'Log out' }).click()
    await this.page.waitForURL((url) => url.pathname === '/login')
  }
}
