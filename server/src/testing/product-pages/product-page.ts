/** A page that we wrote in the style of a shop, and the data that must be read from it. */
export interface ProductPage {
  name: string
  url: string
  html: string
  /** The answers of other addresses of the same shop, by path. */
  others?: Readonly<Record<string, string>>
  expected: Readonly<Record<string, unknown>>
}

/** JSON-LD in a script. */
export function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}
