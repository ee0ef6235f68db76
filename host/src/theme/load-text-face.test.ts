import { loadTextFace } from './load-text-face.ts'

test.each([
  ['that comes', () => Promise.resolve([])],
  ['that does not come', () => Promise.reject(new Error('The network is down.'))],
])('a face %s is asked for once, and nobody hears of a failure', async (_name, answer) => {
  const load = jest.fn(answer)
  loadTextFace({ load })
  await Promise.resolve()
  expect(load.mock.calls).toEqual([["1em 'Inter Variable'", 'a']])
})
