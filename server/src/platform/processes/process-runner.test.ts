import { z } from 'zod'
import { createProcessRunner, ProcessFailure } from './process-runner.ts'

type Wish = 'echo' | 'memory' | 'time' | 'refusal' | 'nonsense' | 'silence'

const runner = createProcessRunner<Wish, string>({
  processUrl: new URL('../../testing/greedy-process.ts', import.meta.url),
  result: z.string(),
  timeoutMs: 5000,
})
afterAll(() => runner.close())

const getFailure = (wish: Wish) =>
  runner.run(wish).then(
    () => 'none',
    (error: unknown) => (error instanceof ProcessFailure ? error.kind : String(error)),
  )

test.each([
  ['refusal', 'refused'],
  ['memory', 'died'],
  ['time', 'timeout'],
  ['nonsense', 'died'],
] as const)(
  'an order that ends in %s fails as %s, and the next one is done',
  async (wish, kind) => {
    expect(await getFailure(wish)).toBe(kind)
    expect(await runner.run('echo')).toBe('done')
  },
  30_000,
)

test('an order for a process that hears nothing any more fails, and the next one is done', async () => {
  expect(await runner.run('silence')).toBe('done')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await getFailure('echo')).toBe('died')
  expect(await runner.run('echo')).toBe('done')
}, 30_000)
