import { createCommitPolicy, followCommitPolicy } from './synchronous-commit.ts'

function createPolicy() {
  let ms = 0
  const policy = createCommitPolicy(() => ms)
  return { policy, pass: (passed: number) => (ms += passed) }
}
const alone = { isWaiting: true, hasStandby: false }

describe('[P-86] commits wait for a standby', () => {
  test('as soon as there is one, and nothing is set twice', () => {
    const { policy } = createPolicy()
    expect(policy.choose({ isWaiting: false, hasStandby: true })).toBe('wait')
    expect(policy.choose({ isWaiting: true, hasStandby: true })).toBeNull()
    expect(policy.choose({ isWaiting: false, hasStandby: false })).toBeNull()
  })

  test('for three seconds after the last one has gone, counted anew after each return', () => {
    const { policy, pass } = createPolicy()
    expect(policy.choose(alone)).toBeNull()
    pass(2900)
    expect(policy.choose(alone)).toBeNull()
    policy.choose({ isWaiting: true, hasStandby: true })
    pass(2900)
    expect(policy.choose(alone)).toBeNull()
    pass(3000)
    expect(policy.choose(alone)).toBe('go-on')
  })

  test('and a role that cannot see the standbys is an error, because all of them seem to be gone', async () => {
    const row = { is_waiting: false, sees_standbys: false, has_standby: false }
    const query = jest.fn().mockResolvedValue({ rows: [row] })
    await expect(followCommitPolicy({ query }, createPolicy().policy)).rejects.toThrow('Grant it pg_monitor.')
    expect(query).toHaveBeenCalledTimes(1)
  })

  test('and not on a server that was just promoted and has none', () => {
    const { policy } = createPolicy()
    policy.forget()
    expect(policy.choose(alone)).toBe('go-on')
  })
})
