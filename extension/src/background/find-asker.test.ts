import { findAsker } from './find-asker.ts'

const own = { id: 'abc', origin: 'chrome-extension://abc' }
const tab = { id: 1 }

test.each([
  ['the popup', { id: 'abc', url: 'chrome-extension://abc/popup.html' }, 'popup'],
  ['the page of a tab', { id: 'abc', url: 'https://www.facebook.com/', frameId: 0, tab }, 'page'],
  ['a frame within a page', { id: 'abc', url: 'https://www.facebook.com/', frameId: 3, tab }, null],
  ['a page that names the popup', { id: 'abc', url: 'https://a.example/chrome-extension://abc/popup.html', tab }, null],
  ['another extension', { id: 'xyz', url: 'chrome-extension://abc/popup.html' }, null],
  ['a web page', { url: 'https://www.facebook.com/', frameId: 0, tab }, null],
] as const)('[F-16] [P-85] a message of %s is answered as such, or not at all', (_, sender, asker) => {
  expect(findAsker(sender, own)).toBe(asker)
})
