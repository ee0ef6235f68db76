/** A page of a browser that Playwright does not drive. Elements are named by XPath, and waited for until they are there. */
export interface BrowserPage {
  open(address: string): Promise<void>
  address(): Promise<string>
  /** The text of an element. */
  read(xpath: string): Promise<string>
  click(xpath: string): Promise<void>
  /** Types into a field that is empty; `\n` at the end presses Enter. */
  type(xpath: string, text: string): Promise<void>
  close(): Promise<void>
}

/** How long an element is waited for. */
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
