/** A page of a browser that Playwright does not control. Elements are selected by XPath, and awaited until they exist. */
export interface BrowserPage {
  open(address: string): Promise<void>
  address(): Promise<string>
  /** The text of an element. */
  read(xpath: string): Promise<string>
  click(xpath: string): Promise<void>
  /** Types into an empty field; `\n` at the end presses Enter. */
  type(xpath: string, text: string): Promise<void>
  close(): Promise<void>
}

/** The longest wait for an element. */
export const PATIENCE_MS = 20_000

export function field(label: string): string {
  return `//input[@id=//label[normalize-space()="${label}"]/@for]`
}

export function button(name: string): string {
  return `//button[normalize-space()="${name}"]`
}

export function link(name: string): string {
  return `//a[normalize-space()="${name}"]`
}

export function heading(words: string): string {
  return `//h1[normalize-space()="${words}"]`
}
