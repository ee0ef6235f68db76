import { toNetworkKey, toNetworkTrace } from './network-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
])('requests of %s are counted under %s', (address, key) => {
  expect(toNetworkKey(address)).toBe(key)
})

describe('[P-67] the trace of a network', () => {
  test('is the same for the addresses of one network alone, and says nothing without the key', () => {
    const trace = toNetworkTrace('2001:4860:1:2:3:4:5:6', 'key')
    expect(toNetworkTrace('2001:4860:1:2::1', 'key')).toBe(trace)
    expect(toNetworkTrace('2001:4860:1:3::1', 'key')).not.toBe(trace)
    expect(toNetworkTrace('2001:4860:1:2::1', 'other key')).not.toBe(trace)
    expect(trace).not.toContain('2001')
  })

  test.each(['127.0.0.1', '10.1.2.3', '192.168.0.4', '::1', 'fd00::1', 'unknown'])('%s has none', (address) => {
    expect(toNetworkTrace(address, 'key')).toBeNull()
  })
})
