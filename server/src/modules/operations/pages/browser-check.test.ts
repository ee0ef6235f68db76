import { runInNewContext } from 'node:vm'
import { BROWSER_CHECK } from './browser-check.ts'

/** What the check writes into the page of a browser that has these, and what every engine has of itself. */
function openIn(browser: Record<string, unknown>, before = ''): string {
  let written = ''
  const document = { write: (text: string) => void (written += text) }
  runInNewContext(`var window = globalThis; ${before}; ${BROWSER_CHECK}`, { document, ...browser })
  return written
}

const current = {
  AbortSignal: { any: () => null },
  CSS: { supports: (property: string, value: string) => property === 'color' && value.startsWith('light-dark(') },
}

test('[P-92] a browser of the floor gets the page as it is', () => {
  expect(openIn(current)).toBe('')
})

test.each([
  ['the first one with promises that are resolved from outside', current, 'delete Promise.withResolvers'],
  ['the first one with groups of a list', current, 'delete Map.groupBy'],
  ['the first one with signals of several', { ...current, AbortSignal: {} }, ''],
  ['the first one with colors of two themes', { ...current, CSS: { supports: () => false } }, ''],
  ['the first one with promises', {}, 'delete globalThis.Promise; delete globalThis.Map'],
])('[P-92] a browser before %s gets a sentence, and nothing after it runs', (_, browser, before) => {
  const written = openIn(browser, before)
  expect(written).toContain('Your browser is too old for Marquee')
  expect(written).toMatch(/<plaintext hidden>$/)
})

test('the check is written in the language of the oldest browsers, and cannot end its element', () => {
  expect(BROWSER_CHECK).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class|async)\b|<\/script/)
})
