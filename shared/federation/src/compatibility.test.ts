import { isCompatible } from './compatibility.ts'

test.each([
  ['1.0.0', '1.0.0', true],
  ['1.0.7', '1.0.0', true],
  ['1.0.0', '1.4.0', true],
  ['1.5.0', '1.4.0', false],
  ['2.0.0', '1.9.0', false],
  ['1.0.0', '2.0.0', false],
  ['next', '1.0.0', false],
  ['1.0.0', '', false],
])('a remote built with kit %s runs on a host with kit %s: %s', (remote, host, expected) => {
  expect(isCompatible(remote, host)).toBe(expected)
})
