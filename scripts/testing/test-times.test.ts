import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTestTimes, sortByTime, takeShare, writeTestTimes } from './test-times.ts'

const times = { 'a.test.ts': 9000, 'b.test.ts': 1000, 'c.spec.ts': 8000, Lint: 6000 }
const names = ['new.test.ts', ...Object.keys(times)]

test('[P-108] the longest files come first, and one that was never measured counts as five seconds', () => {
  expect(sortByTime(names, times)).toEqual(['a.test.ts', 'c.spec.ts', 'Lint', 'new.test.ts', 'b.test.ts'])
})

test('[P-108] shares have every file once and take about equally long', () => {
  expect([1, 2].map((index) => takeShare(names, times, index, 2))).toEqual([
    ['a.test.ts', 'new.test.ts', 'b.test.ts'],
    ['c.spec.ts', 'Lint'],
  ])
  const all = [1, 2, 3, 4, 5, 6, 7].flatMap((index) => takeShare(names, times, index, 7))
  expect(all.toSorted()).toEqual(names.toSorted())
})

test('[P-108] a run of some files keeps the times of the others', () => {
  const root = mkdtempSync(join(tmpdir(), 'test-times-'))
  expect(readTestTimes(root)).toEqual({})
  writeTestTimes(root, { a: 1, b: 2 })
  writeTestTimes(root, { b: 3 })
  expect(readTestTimes(root)).toEqual({ a: 1, b: 3 })
  rmSync(root, { recursive: true })
})
