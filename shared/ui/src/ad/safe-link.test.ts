import { hostName, safeWebAddress } from './safe-link.ts'

test.each(['https://example.com/a?b=c', 'http://example.com'])('%s is a link', (address) => {
  expect(safeWebAddress(address)).toBe(address)
})

test.each([
  null,
  '',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//https://x',
  'data:text/html,x',
  '//example.com',
  'https://a b',
  'shop.com',
])('%s never becomes a link', (address) => {
  expect(safeWebAddress(address)).toBeNull()
})

test('a host is named without www', () => {
  expect(hostName('https://www.example.com/a/b')).toBe('example.com')
})
