import { placeBefore } from './place-before.ts'

test.each<[string, string | null, string[] | null]>([
  ['c', 'a', ['c', 'a', 'b']],
  ['a', 'c', ['b', 'a', 'c']],
  ['a', null, ['b', 'c', 'a']],
  ['b', 'b', ['a', 'b', 'c']],
  ['new', 'b', ['a', 'new', 'b', 'c']],
  ['new', null, ['a', 'b', 'c', 'new']],
  ['a', 'gone', null],
  ['new', 'new', null],
])('of a, b and c, %s before %s makes %j', (id, before, order) => {
  expect(placeBefore(['a', 'b', 'c'], id, before)).toEqual(order)
})
