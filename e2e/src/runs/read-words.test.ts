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
  { words: ['--ui'], handedOn: ['--ui', '--ui-port=0'] },
  { words: ['--ui', '-g', 'saves one'], handedOn: ['--ui', '-g', 'saves one', '--ui-port=0'] },
  { words: ['--ui', '--ui-port=8080'], handedOn: ['--ui', '--ui-port=8080'] },
  { words: ['--ui-host', '0.0.0.0', '--ui'], handedOn: ['--ui-host', '0.0.0.0', '--ui'] },
])(
  'the window of $words is a page for any browser: its own would need a Chromium of its own',
  ({ words, handedOn }) => {
    expect(readWords(words).words).toEqual(handedOn)
  },
)

test('a package that no server has is for the server to refuse: it knows which there are', () => {
  expect(readWords(['--with', 'Briefs=preview']).wanted).toEqual(new Map([['Briefs', 'preview']]))
})

test.each([
  [['--with', 'briefs'], /^--with: "briefs" does not say which release/],
  [['--with', 'briefs='], /^--with: "briefs=" does not say which release/],
  [['--with'], /^--with needs a value/],
  [['--with', '--at', 'https://a.test'], /^--with needs a value/],
  [['--at'], /^--at needs a value/],
  [['--with', 'briefs=a', '--with', 'briefs=b'], /one release of briefs, and two are asked for/],
  [['--at', 'staging'], /^--at: "staging" is not the address of a server; one begins with https/],
  [['--at', 'ftp://staging.test'], /is not the address of a server/],
])('%j is refused', (words, reason) => {
  expect(() => readWords(words)).toThrow(RefusedRunError)
  expect(() => readWords(words)).toThrow(reason)
})
