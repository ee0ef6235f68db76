import { findMutations } from './find-mutations.ts'

/** The source with each mutation in its place. */
function mutants(source: string, line?: number): string[] {
  return findMutations(source, line).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  )
}

describe('mutations', () => {
  test.each([
    ['a === b', ['a !== b']],
    ['a < b && c', ['a < b || c', 'a <= b && c']],
    ['const most = 5', ['const most = 6']],
    ['const is = true', ['const is = false']],
    ['use(!a)', [';', 'use(a)']],
    ['if (a) b', ['if (!(a)) b']],
    ['const c = a ? x : y', ['const c = !(a) ? x : y']],
    ['function f() { return a }', ['function f() { return undefined; }']],
    ['await save(a)', [';']],
    ['const a = save()', []],
    ["import { a } from 'b'\ntype C = 1 | true", []],
    ['const a = b as 1', []],
    ['/* ä 💥 */ const most = 5', ['/* ä 💥 */ const most = 6']],
  ])('%s becomes %j', (source, expected) => {
    expect(mutants(source)).toEqual(expected)
  })

  test('of one line only', () => {
    expect(mutants('const a = 1\nconst b = 2\n', 2)).toEqual(['const a = 1\nconst b = 3\n'])
    expect(findMutations('const a = 1\n\nconst b = 2\n').map(({ line }) => line)).toEqual([1, 3])
  })
})
