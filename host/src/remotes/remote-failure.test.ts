import { classifyFailure, RemoteLoadError, ScriptLoadError, toIncompatibleError } from './remote-failure.ts'
import { TimeLimitError } from './with-timeout.ts'

function named(name: string, message: string, extra: object = {}): Error {
  return Object.assign(new Error(message), { name, ...extra })
}

test.each([
  ['network', 'an entry that did not arrive', new ScriptLoadError('/build/briefs/abc/remote-entry.js')],
  ['network', 'a chunk that did not arrive', named('ChunkLoadError', 'Loading chunk 7 failed.')],
  [
    'network',
    'a stylesheet that did not arrive',
    named('Error', 'Loading CSS chunk 7 failed.', { code: 'CSS_CHUNK_LOAD_FAILED' }),
  ],
  ['broken', 'an entry that left no container', new Error('/build/briefs/abc/remote-entry.js has left no container.')],
  ['broken', 'an error of the remote', new TypeError('x is undefined')],
  ['broken', 'something that is no error', 'oops'],
  ['timeout', 'a chunk that webpack gave up', named('ChunkLoadError', 'Loading chunk 7 failed.', { type: 'timeout' })],
  ['timeout', 'anything that we gave up', new TimeLimitError()],
  ['missing', 'a module that the container does not have', new Error('Module "./x" does not exist in container.')],
])('[A-04] is %s: %s', (kind, _, error) => {
  expect(classifyFailure(error)).toBe(kind)
})

test.each([
  ['/build/briefs/abc/7.js', named('ChunkLoadError', 'Loading chunk 7 failed.', { request: '/build/briefs/abc/7.js' })],
  ['/build/briefs/abc/entry.js', new ScriptLoadError('/build/briefs/abc/entry.js')],
])('a file that came, but not as it was released, is told from one that did not come: %s', (file, error) => {
  expect(classifyFailure(error, (address) => address === file)).toBe('integrity')
  expect(classifyFailure(error, () => false)).toBe('network')
})

const FILE = '/build/briefs/abc/7.js'
const MISSING_WORDS = 'Module "./x" does not exist in container.'

/** What can be thrown, by what it is; each is made with what webpack adds to some of them. */
const makers = {
  'no error': (extra: object) => ({ message: MISSING_WORDS, name: 'ChunkLoadError', ...extra }),
  'a plain error': (extra: object) => named('Error', 'x is undefined', extra),
  'an error in the container’s words': (extra: object) => named('Error', MISSING_WORDS, extra),
  'our limit': (extra: object) => Object.assign(new TimeLimitError(), extra),
  'a script': (extra: object) => Object.assign(new ScriptLoadError(FILE), extra),
  'a chunk': (extra: object) => named('ChunkLoadError', MISSING_WORDS, extra),
  'a stylesheet': (extra: object) => named('Error', MISSING_WORDS, { code: 'CSS_CHUNK_LOAD_FAILED', ...extra }),
}
const types = { 'without a type': {}, 'timed out': { type: 'timeout' }, 'of another type': { type: 'error' } }
const requests = {
  'of a file': { request: FILE },
  'of another file': { request: '/other.js' },
  'of no file': { request: 7 },
}

/** Files, by what may be thrown of them. */
const FILES = new Set(['a script', 'a chunk', 'a stylesheet'])
const kindsOfOthers: Partial<Record<string, string>> = {
  'our limit': 'timeout',
  'an error in the container’s words': 'missing',
}

function expectedKind(maker: string, type: string, request: string, hasCome: boolean): string {
  if (!FILES.has(maker)) {
    return kindsOfOthers[maker] ?? 'broken'
  }
  if (type === 'timed out') {
    return 'timeout'
  }
  return hasCome && request === 'of a file' ? 'integrity' : 'network'
}

describe('[A-04] every combination of what can be thrown', () => {
  const combinations = Object.entries(makers).flatMap(([maker, make]) =>
    Object.entries(types).flatMap(([type, typed]) =>
      Object.entries(requests).flatMap(([request, requested]) =>
        [true, false].map((hasCome) => ({
          maker,
          type,
          request,
          hasCome,
          thrown: make({ ...typed, ...requested }),
          kind: expectedKind(maker, type, request, hasCome),
        })),
      ),
    ),
  )

  test('there are all of them', () => expect(combinations).toHaveLength(7 * 3 * 3 * 2))

  test.each(combinations)('$kind: $maker $type $request, which came: $hasCome', ({ thrown, hasCome, kind }) => {
    expect(classifyFailure(thrown, (address) => hasCome && address === FILE)).toBe(kind)
  })
})

test('a load error names the remote and its release and says in plain words what to do', () => {
  const error = new RemoteLoadError('briefs', '0123456789ab', 'network', new Error('cause'))
  expect(error).toMatchObject({ remote: 'briefs', release: '0123456789ab', kind: 'network' })
  expect(error.message).toBe("This page couldn't load. Check your connection and try again.")
})

test.each([
  [
    'a remote that the host has left behind',
    { package: '@marquee/remote-kit', wanted: '^2.0.0', provided: '3.0.0' },
    'It needs @marquee/remote-kit ^2.0.0 (it has 3.0.0). Reloading does not help: the team of briefs has to release it again.',
  ],
  [
    'a remote that is ahead of the host',
    { package: 'react', wanted: '^20.0.0', provided: '19.3.1' },
    'It needs react ^20.0.0 (it has 19.3.1). Reload the page to get a newer app; if there is none yet, its team has to release it.',
  ],
])('%s says which package it needs and who can mend it', (_, problem, said) => {
  const error = toIncompatibleError('briefs', '0123456789ab', [problem])
  expect(error).toMatchObject({ kind: 'incompatible', release: '0123456789ab', cause: [problem] })
  expect(error.message).toBe(`This page was built for another version of the app. ${said}`)
})
