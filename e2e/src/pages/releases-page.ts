import type { Locator, Page } from '@playwright/test'

/** The admins' page of releases. */
export class ReleasesPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/releases')
    await this.card('host').waitFor()
  }

  card(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Packages' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  /** The browsers' reports about the live release. */
  figure(name: string, term: string): Locator {
    return this.card(name)
      .getByRole('definition')
      .and(this.page.locator(`dt:text-is("${term}") + dd`))
      .first()
  }

  /** Requests a change by its button, as `Switch off`; the drawer waits for the reason. */
  async ask(label: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: `${label}: ${name}` }).click()
    await this.drawer(label, name).waitFor()
  }

  async confirm(label: string, name: string, reason: string): Promise<void> {
    const drawer = this.drawer(label, name)
    await drawer.getByLabel('Reason').fill(reason)
    await drawer.getByRole('button', { name: label, exact: true }).click()
  }

  drawer(label: string, name: string): Locator {
    return this.page.getByRole('dialog', { name: `${label}: ${name}` })
  }
}
