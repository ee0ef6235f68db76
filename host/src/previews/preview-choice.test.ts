import { addressWithoutPreviews, addressWithPreviews } from './preview-choice.ts'

const briefs = { briefs: '0123456789ab' }

function tabAt(address: string) {
  return { storage: () => sessionStorage, address: new URL(address, 'https://app.test') }
}

beforeEach(() => sessionStorage.clear())

test('a preview that the server accepted is asked for again with the next page of the tab', () => {
  expect(addressWithPreviews({ overrides: briefs }, tabAt('/briefs?mfe.briefs=0123456789ab'))).toBeNull()
  expect(addressWithPreviews({ overrides: {} }, tabAt('/explore?q=a#top'))?.href).toBe(
    'https://app.test/explore?q=a&mfe.briefs=0123456789ab#top',
  )
})

test('a preview that is gone is forgotten, so that no page is loaded again and again', () => {
  sessionStorage.setItem('marquee.previews', JSON.stringify(briefs))
  const next = addressWithPreviews({ overrides: {} }, tabAt('/explore'))
  expect(next).not.toBeNull()
  expect(addressWithPreviews({ overrides: {} }, tabAt(next?.href ?? ''))).toBeNull()
  expect(addressWithPreviews({ overrides: {} }, tabAt('/explore'))).toBeNull()
})

test('ending it leads to the page as everybody has it', () => {
  sessionStorage.setItem('marquee.previews', JSON.stringify(briefs))
  expect(addressWithoutPreviews(tabAt('/briefs?mfe.briefs=0123456789ab&q=a')).href).toBe('https://app.test/briefs?q=a')
  expect(addressWithPreviews({ overrides: {} }, tabAt('/briefs'))).toBeNull()
})

test.each(['not json', '{"briefs":"https://evil.test"}', '[]'])('a storage that holds %s asks for nothing', (text) => {
  sessionStorage.setItem('marquee.previews', text)
  expect(addressWithPreviews({ overrides: {} }, tabAt('/briefs'))).toBeNull()
})

test('a blocked storage breaks nothing', () => {
  const tab = {
    storage: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    address: new URL('https://app.test/briefs'),
  }
  expect(addressWithPreviews({ overrides: briefs }, tab)).toBeNull()
  expect(addressWithoutPreviews(tab).href).toBe('https://app.test/briefs')
})
