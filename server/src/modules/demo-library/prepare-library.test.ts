import { prepareLibrary } from './prepare-library.ts'
import { createTestDependencies } from '../../testing/test-dependencies.ts'

describe('the library at a start', () => {
  test.each([
    { hasDemoLibrary: true, queues: ['demo-library.seed'] },
    { hasDemoLibrary: false, queues: ['media.warm-up'] },
  ])('with $hasDemoLibrary for the demo library, $queues is asked for', async ({ hasDemoLibrary, queues }) => {
    const { dependencies, close } = await createTestDependencies({ hasDemoLibrary })
    const asked: string[] = []
    const jobs = {
      ...dependencies.jobs,
      send: (queue: { name: string }) => Promise.resolve(asked.push(queue.name) === 0 ? '' : null),
    }
    await prepareLibrary({ ...dependencies, jobs })
    await close()
    expect(asked.filter((name) => /^(?:demo-library|media)\./.test(name))).toEqual(queues)
  })
})
