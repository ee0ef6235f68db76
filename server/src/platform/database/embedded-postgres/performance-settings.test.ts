import { performanceSettings, usableMemory } from './performance-settings.ts'

const GIB = 1024 ** 3

describe('settings of the PostgreSQL that is brought along', () => {
  test.each([
    [0.5, '128MB', '4MB', '256MB'],
    [4, '512MB', '16MB', '2048MB'],
    [8, '1024MB', '32MB', '4096MB'],
    [64, '2048MB', '64MB', '32768MB'],
  ])(
    'with %s GiB of memory, buffers are %s, those of the log %s and the cache is taken to be %s',
    (memory, buffers, log, cache) => {
      const settings = { shared_buffers: buffers, wal_buffers: log, effective_cache_size: cache }
      expect(performanceSettings(memory * GIB)).toMatchObject(settings)
    },
  )

  test('the memory that may be used is at most that of the machine', () => {
    expect(usableMemory()).toBeGreaterThan(0.1 * GIB)
    expect(usableMemory()).toBeLessThanOrEqual(1024 * GIB)
  })
})
