import { describeIncompatibility, findIncompatibilities } from './compatibility.ts'

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
  const problems = findIncompatibilities({ kitVersion: remote, singletons: {} }, { kitVersion: host, singletons: {} })
  expect(problems.length === 0).toBe(expected)
})

test.each([
  ['^19.2.0', '19.2.0', true],
  ['^19.2.0', '19.3.1', true],
  ['^19.2.0', '19.1.9', false],
  ['^19.2.0', '20.0.0', false],
  ['^0.4.1', '0.4.9', true],
  ['^0.4.1', '0.5.0', false],
  ['^0.0.3', '0.0.4', false],
  ['19.2.0', '19.2.0', false],
  ['^19.2.0', '19.2.0-rc.1', false],
])('the range %s takes version %s: %s', (wanted, provided, expected) => {
  const problems = findIncompatibilities(
    { kitVersion: '1.0.0', singletons: { react: wanted } },
    { kitVersion: '1.0.0', singletons: { react: provided } },
  )
  expect(problems.length === 0).toBe(expected)
})

test('a refusal names the package, what is wanted and provided, and who can mend it', () => {
  const problems = findIncompatibilities(
    { kitVersion: '1.2.3', singletons: { antd: '^7.0.0', zod: '^4.0.0', react: '^18.2.0' } },
    { kitVersion: '1.1.0', singletons: { antd: '6.6.8', react: '19.3.0' } },
  )
  expect(problems.map(describeIncompatibility)).toEqual([
    '@marquee/remote-kit: wanted ^1.2.0, provided 1.1.0 (release the host first)',
    'antd: wanted ^7.0.0, provided 6.6.8 (release the host first)',
    'zod: wanted ^4.0.0, provided nothing (release the host first)',
    'react: wanted ^18.2.0, provided 19.3.0 (build the remote on the version that the host provides)',
  ])
})
