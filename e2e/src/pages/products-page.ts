import type { Locator, Page } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'

interface NewProduct {
  name: string
  image: { name: string; mimeType: string; buffer: Buffer }
}

export class ProductsPage {
  readonly products: Locator
  readonly empty: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.products = page.getByRole('list', { name: 'Products' }).getByRole('article')
    this.empty = page.getByRole('heading', { name: 'No products yet' })
  }

  async open(): Promise<void> {
    await this.page.goto(href('products'))
  }

  /** Adds a product with an image by the form, and comes back to the list. */
  async add({ name, image }: NewProduct): Promise<void> {
    await this.page.getByRole('link', { name: 'Add product' }).first().click()
    await this.page.getByLabel('Name', { exact: true }).fill(name)
    await this.page.getByLabel('Image files').setInputFiles(image)
    await this.page.getByRole('img', { name: `${name}, image 1` }).waitFor()
    await this.page.getByRole('button', { name: 'Add product' }).click()
    await this.products.filter({ hasText: name }).waitFor()
  }
}
