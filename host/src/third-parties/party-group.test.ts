import { createPartyGroup } from './party-group.ts'

test('[T-05, T-06, T-07, T-08] a third party that does not start or throws disturbs nobody', async () => {
  const track = jest.fn()
  const group = createPartyGroup([
    () => Promise.reject(new Error('its code did not arrive')),
    () => {
      throw new Error('it threw while it started')
    },
    () => ({
      track: () => {
        throw new Error('it throws always')
      },
    }),
    () => ({ track }),
  ])
  await group.load()
  group.tell((party) => party.track?.('Ad saved', { count: 1 }))
  expect(track).toHaveBeenCalledWith('Ad saved', { count: 1 })
})
