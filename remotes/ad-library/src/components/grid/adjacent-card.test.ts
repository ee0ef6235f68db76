import { type CardPlace, adjacentCard } from './adjacent-card.ts'

// Two columns: 0 and 2 and 3 in the first one, 1 and 4 in the second.
const places: CardPlace[] = [
  { lane: 0, start: 0, end: 100 },
  { lane: 1, start: 0, end: 300 },
  { lane: 0, start: 116, end: 216 },
  { lane: 0, start: 232, end: 332 },
  { lane: 1, start: 316, end: 400 },
]

test.each([
  [0, 'ArrowDown', 2],
  [3, 'ArrowUp', 2],
  [0, 'ArrowUp', null],
  [4, 'ArrowDown', null],
  [2, 'ArrowRight', 1],
  [3, 'ArrowRight', 4],
  [1, 'ArrowLeft', 2],
  [0, 'ArrowLeft', null],
  [1, 'ArrowRight', null],
  [3, 'Home', 0],
  [0, 'End', 4],
  [0, 'x', null],
  [9, 'ArrowUp', null],
])('from card %d the key %s leads to %s', (from, key, to) => {
  expect(adjacentCard(places, from, key)).toBe(to)
})
