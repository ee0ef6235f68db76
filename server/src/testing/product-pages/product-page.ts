/** A page of our own making as some shop would write it, and what is to be read from it. */
export interface ProductPage {
  name: string
  url: string
  html: string
  /** What other addresses of the same shop answer, by path. */
  others?: Readonly<Record<string, string>>
  expected: Readonly<Record<string, unknown>>
}

/** JSON-LD in a script. */
export function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}
