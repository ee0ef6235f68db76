import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'

export class LoginPage {
  readonly heading: Locator
  readonly email: Locator
  readonly password: Locator
  readonly alert: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Welcome back' })
    this.email = page.getByLabel('E-mail', { exact: true })
    this.password = page.getByLabel('Password', { exact: true })
    this.alert = page.getByRole('alert')
  }

  async open(query: { return_to?: string } = {}): Promise<void> {
    await this.page.goto(href('login', { query }))
  }

  /** Fills in and submits the open form. */
  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.page.getByRole('button', { name: 'Log in' }).click()
  }
}
