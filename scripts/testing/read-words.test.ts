import { join } from 'node:path'
import { readWords, RequestError } from './read-words.ts'

const root = join(import.meta.dirname, '../..')
const JEST_FILE = 'scripts/testing/read-words.test.ts'
const SPEC = 'e2e/src/specs/boards.spec.ts'

describe('the words after npm test', () => {
  test.each([
    { words: [], request: { kind: 'everyday' } },
    { words: ['exhaustive'], request: { kind: 'exhaustive' } },
    { words: ['--shard', '2/3'], request: { kind: 'share', index: 2, count: 3 } },
    { words: ['Lint', 'types'], request: { kind: 'steps', names: ['lint', 'types'] } },
    { words: ['changed'], request: { kind: 'changed' } },
    {
      words: [JEST_FILE, '-t', 'a title/with a path'],
      request: {
        kind: 'files',
        jest: [JEST_FILE],
        browser: [],
        otherBrowsers: [],
        flags: ['-t', 'a title/with a path'],
      },
    },
    {
      words: ['e2e/src/other-browsers/main-job.spec.ts:33'],
      request: {
        kind: 'files',
        jest: [],
        browser: [],
        otherBrowsers: ['e2e/src/other-browsers/main-job.spec.ts:33'],
        flags: [],
      },
    },
    {
      words: [`${SPEC}:33`],
      request: { kind: 'files', jest: [], browser: [`${SPEC}:33`], otherBrowsers: [], flags: [] },
    },
    {
      words: ['shared/ui', SPEC, 'e2e/src/runs/offers.test.ts'],
      request: {
        kind: 'files',
        jest: ['shared/ui', 'e2e/src/runs/offers.test.ts'],
        browser: [SPEC],
        otherBrowsers: [],
        flags: [],
      },
    },
  ])('$words', ({ words, request }) => {
    expect(readWords(words, root)).toEqual(request)
  })

  test.each([
    [['scripts/gone.test.ts']],
    [['lint', JEST_FILE]],
    [['-t', 'a title']],
    [['exhaustive', '-t', 'a title']],
  ])('%s is refused', (words) => {
    expect(() => readWords(words, root)).toThrow(RequestError)
  })
})
