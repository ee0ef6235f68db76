import { ownAddress } from './own-address.ts'

const origin = 'https://app.example.com'

test.each([
  ['/briefs?status=draft#top', '/briefs?status=draft#top'],
  ['https://app.example.com/explore', '/explore'],
  ['brief/1', '/brief/1'],
])('an address of this origin is kept: %s', (address, expected) => {
  expect(ownAddress(address, origin)).toBe(expected)
})

test.each([
  'https://evil.example/login',
  '//evil.example',
  '/\\evil.example',
  'https://app.example.com//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://app.example.com@evil.example/',
  'http://app.example.com/explore',
  'https://',
  '',
  null,
])('an address elsewhere is refused: %s', (address) => {
  expect(ownAddress(address, origin)).toBeNull()
})
