import { createWaitingList } from './waiting-list.ts'

test('[T-06] what happens before the listener comes is kept up to a limit, in order', () => {
  const list = createWaitingList<number>(2)
  for (const item of [1, 2, 3]) {
    list.add(item)
  }
  const heard: number[] = []
  list.listen((item) => heard.push(item))
  list.add(4)
  expect(heard).toEqual([1, 2, 4])
})

test('[T-05] events that wait are forgotten when the consent is refused', () => {
  const list = createWaitingList<number>(2)
  list.add(1)
  list.clear()
  const listener = jest.fn()
  list.listen(listener)
  expect(listener).not.toHaveBeenCalled()
})
