import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findAvoidedWords,
  findDecisionFaults,
  findMissingPaths,
  type RepositoryDocument,
  toRepositoryPaths,
} from './check-documents.ts'

const root = join(import.meta.dirname, '../..')
const DOCUMENTS = /^(?:(?:.*\/)?README\.md|docs\/.*\.md)$/
const OWN = 'scripts/tree/check-documents.test.ts'
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))

function readDocuments(pattern: RegExp): RepositoryDocument[] {
  return files
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

describe('decision records', () => {
  const decisions = readDocuments(/^docs\/decisions\//)

  test('have one form: status, context, decision, consequences', () => {
    expect(decisions.length).toBeGreaterThan(50)
    expect(decisions.flatMap(findDecisionFaults)).toEqual([])
  })

  test('have one number each', () => {
    const numbers = decisions.map(({ path }) => path.replace(/.*\/(\d{4})-.*/, '$1'))
    expect(numbers).toEqual([...new Set(numbers)])
  })

  test('are named by numbers that exist, in documents and comments', () => {
    const numbers = new Set(decisions.map(({ path }) => Number(path.replace(/.*\/(\d{4})-.*/, '$1'))))
    const pattern = '[Dd]ecision [0-9]+|decisions/[0-9]{4}'
    const found = execFileSync('git', ['grep', '-oE', pattern, '--', '.', ':!docs/decisions', `:!${OWN}`], {
      cwd: root,
      encoding: 'utf8',
    })
    const named = found.split('\n').filter(Boolean)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((line) => !numbers.has(Number(/\d+$/.exec(line)?.[0])))).toEqual([])
  })

  const GOOD =
    '# 7. Title\n\n## Status\n\nAccepted on 2026-11-21.\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\nC.\n'
  test.each([
    [GOOD, 0],
    [GOOD.replace('# 7.', '# 8.'), 1],
    [GOOD.replace('# 7. Title\n', '# 7. Title\n\n2026-11-21\n'), 1],
    [GOOD.replace('## Context\n\nA.\n\n', ''), 1],
    [GOOD.replace('## Decision', '## Considered'), 1],
    [GOOD.replace('Accepted on 2026-11-21.', 'Accepted.'), 1],
    [GOOD.replace('Accepted on', 'Superseded. Accepted on'), 1],
    [GOOD.replace('Accepted on', 'Superseded by [decision 8](0008-x.md). Accepted on'), 0],
    [GOOD.replace('C.\n', ''), 1],
  ])('%j has %i faults', (text, faults) => {
    expect(findDecisionFaults({ path: 'docs/decisions/0007-title.md', text })).toHaveLength(faults)
  })
})

describe('words in documents', () => {
  test('are those of the glossary', () => {
    const documents = readDocuments(DOCUMENTS).filter(({ path }) => path !== 'docs/glossary.md')
    expect(documents.length).toBeGreaterThan(50)
    expect(documents.flatMap(findAvoidedWords)).toEqual([])
  })

  test.each([
    ['Whoever saves a picture', ['Whoever', 'picture']],
    ['people on a plain ground', ['people', 'ground']],
    ['The background of `picture.ts`\n\n```\nnobody\n```\n', []],
  ])('%j: %j', (text, words) => {
    expect(findAvoidedWords({ path: 'docs/a.md', text })).toEqual(words.map((word) => `docs/a.md: ${word}`))
  })
})

describe('paths in documents', () => {
  test('name files and folders that exist', () => {
    const documents = readDocuments(DOCUMENTS)
    // A superseded decision speaks of files of its time.
    const current = documents.filter(({ text }) => !text.includes('\nSuperseded by'))
    expect(current.length).toBeGreaterThan(50)
    const paths = toRepositoryPaths(files)
    expect(current.flatMap((document) => findMissingPaths(document, paths))).toEqual([])
  })

  const known = toRepositoryPaths([
    'README.md',
    'docs/qa.md',
    'server/src/platform/clock.ts',
    'server/src/modules/briefs/briefs.policy.ts',
  ])
  test.each([
    '[qa](qa.md) [there](qa.md#part) [web](https://example.com/a.md) [readme](../README.md)',
    '`server/src/platform/clock.ts`, `server/src/platform/`, `platform/clock.ts:12`, `clock.ts`',
    '`npm run make mutate -- server/src/modules/briefs/briefs.policy.ts`',
    '`x.module.ts`, `modules/<name>/`, `server/src/**/*.ts`, `/api/briefs`, `text/html`',
  ])('%s: nothing is missing', (text) => {
    expect(findMissingPaths({ path: 'docs/a.md', text }, known)).toEqual([])
  })

  test.each([
    ['[qa](docs/qa.md)', 'docs/docs/qa.md'],
    ['`server/src/clock.ts`', 'server/src/clock.ts'],
    ['`platform/mail`', 'platform/mail'],
    ['`briefs.service.ts`', 'briefs.service.ts'],
    ['```\nnpm test -- server/src/a.test.ts\n```', 'server/src/a.test.ts'],
  ])('%j: %s is missing', (text, path) => {
    expect(findMissingPaths({ path: 'docs/a.md', text }, known)).toEqual([`docs/a.md: ${path}`])
  })
})
