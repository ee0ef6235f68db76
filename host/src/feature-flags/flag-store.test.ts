import { createFlagStore } from './flag-store.ts'

test('[T-02] without an evaluation every flag is its fallback', () => {
  expect(createFlagStore().read('limit', 5)).toBe(5)
})

test.each([
  [7, 5, 7],
  ['7', 5, 5],
  [null, 'none', 'none'],
  [undefined, true, true],
  [false, true, false],
  ['', 'none', ''],
])(
  '[T-02] a flag that holds %j is read as %#: never of another type than the fallback',
  (value, fallback, expected) => {
    const store = createFlagStore()
    store.setEvaluation(() => value)
    expect(store.read<string | number | boolean>('flag', fallback)).toBe(expected)
  },
)

test('[T-04] a change is told to everybody, and each flag is evaluated once for each state', () => {
  const store = createFlagStore()
  const evaluate = jest.fn(() => 1)
  const listener = jest.fn()
  const unsubscribe = store.subscribe(listener)
  store.setEvaluation(evaluate)
  store.read('flag', 0)
  store.read('flag', 0)
  expect(evaluate).toHaveBeenCalledTimes(1)
  store.refresh()
  store.read('flag', 0)
  expect(evaluate).toHaveBeenCalledTimes(2)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  store.refresh()
  expect(listener).toHaveBeenCalledTimes(2)
})
