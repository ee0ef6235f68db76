import { readWords, RefusedRunError } from './read-words.ts'

test('our switches are taken out, in both spellings, and the other words stay for Playwright in their order', () => {
  const request = readWords([
    '--with',
    'briefs=abc',
    '-g',
    'signs in',
    '--with=host=preview',
    '--at=https://a.test/x',
    '--headed',
  ])
  expect(request).toEqual({
    isMatrix: false,
    at: new URL('https://a.test'),
    wanted: new Map([
      ['briefs', 'abc'],
      ['host', 'preview'],
    ]),
    words: ['-g', 'signs in', '--headed'],
  })
})

test.each([
  [['matrix', 'journey']],
  [['--at', 'https://a.test', 'matrix', 'journey']],
  [['--matrix', 'journey']],
  [['journey', '--matrix']],
])('%j is a matrix run of the journey', (words) => {
  expect(readWords(words)).toMatchObject({ isMatrix: true, words: ['journey'] })
})

test('a test whose title holds the word matrix can be asked for', () => {
  expect(readWords(['-g', 'matrix'])).toMatchObject({ isMatrix: false, words: ['-g', 'matrix'] })
})

test.each([
  [['--with', 'briefs'], /"briefs" does not say which release/],
  [['--with'], /"" does not say which release/],
  [['--with', 'briefs=a', '--with', 'briefs=b'], /one release of briefs, and two are asked for/],
  [['--at', 'staging'], /"staging" is not the address of a server/],
  [['--at', 'ftp://staging.test'], /is not the address of a server/],
])('%j is refused', (words, reason) => {
  expect(() => readWords(words)).toThrow(RefusedRunError)
  expect(() => readWords(words)).toThrow(reason)
})
