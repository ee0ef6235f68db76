import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findReachedTests, listSpecsOfAreas } from './changed-tests.ts'

const root = join(import.meta.dirname, '../..')

describe('what changed files can reach', () => {
  test('a remote is seen in its own specs and on the way through all remotes', () => {
    const { jest, specs } = findReachedTests(['remotes/briefs/src/pages/briefs-page.tsx'])
    expect(jest).toEqual(['remotes/briefs/src/pages/briefs-page.tsx'])
    expect(specs).toEqual(expect.arrayContaining(['journey', 'main-job', 'remote-pages', 'remotes']))
    expect(specs).not.toContain('ad-sources')
  })

  test.each([
    ['host/src/main.tsx'],
    ['shared/ui/src/form/field.tsx'],
    ['server/src/platform/environment.ts'],
    ['e2e/src/fixtures/test.ts'],
    ['a new folder/file.ts'],
  ])('%s can be seen in every spec', (file) => {
    expect(findReachedTests([file, 'remotes/briefs/src/remote-entry.ts']).specs).toBeNull()
  })

  test.each([['docs/qa.md'], ['README.md'], ['host/src/guard/decide.test.ts'], ['scripts/new.ts']])(
    '%s is seen in no spec',
    (file) => {
      expect(findReachedTests([file]).specs).toEqual([])
    },
  )

  test.each([
    ['e2e/performance/search-report.ts', true],
    ['shared/federation/src/host-config.ts', true],
    ['remotes/briefs/src/pages/briefs-page.tsx', false],
  ])('after a change of %s it is %s that the benchmarks run', (file, expected) => {
    expect(findReachedTests([file]).hasBenchmarks).toBe(expected)
  })

  test('a spec is run when it changes', () => {
    expect(findReachedTests(['e2e/src/specs/boards.spec.ts']).specs).toEqual(['boards'])
  })

  test('a migration reaches whatever uses a database', () => {
    expect(findReachedTests(['server/src/migrations/0305-library.sql']).jest).toEqual([
      'server/src/testing/test-cluster.ts',
    ])
  })

  test('words of the demo library reach what reads them', () => {
    const folder = 'server/src/modules/library/demo-library'
    expect(findReachedTests([`${folder}/data/niches/pets.json`]).jest).toEqual([`${folder}/read-data.ts`])
    expect(existsSync(join(root, folder, 'read-data.ts'))).toBe(true)
  })

  test.each([
    ['pnpm-lock.yaml'],
    ['jest.config.mjs'],
    ['scripts/jest/light-setup.ts'],
    ['shared/testing/src/jest/browser-setup.ts'],
  ])('%s reaches everything', (file) => {
    expect(findReachedTests([file])).toEqual({ jest: null, specs: null, hasBenchmarks: true })
  })

  test('every spec that an area names is there', () => {
    const missing = listSpecsOfAreas().filter((spec) => !existsSync(join(root, 'e2e/src/specs', `${spec}.spec.ts`)))
    expect(missing).toEqual([])
  })
})
