import type { Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'

export class SignupPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto(href('signup'))
  }

  /** Fills in and submits the open form. */
  async register({ name, email, password }: { name: string; email: string; password: string }): Promise<void> {
    await this.page.getByLabel('Your name').fill(name)
    await this.page.getByLabel('Work e-mail').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Create account' }).click()
  }
}
