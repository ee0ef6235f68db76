import { createLeadToPlans } from './lead-to-plans.ts'

test('[A-07] calls that are refused for lack of a plan lead to the plans, and the auth data is fetched again once', async () => {
  const navigate = jest.fn()
  const { promise, reject } = Promise.withResolvers<void>()
  const refresh = jest.fn(() => promise)
  const leadToPlans = createLeadToPlans(navigate, refresh)
  leadToPlans()
  leadToPlans()
  expect(navigate).toHaveBeenCalledWith('/plans')
  expect(refresh).toHaveBeenCalledTimes(1)
  reject(new Error('no connection'))
  await new Promise(process.nextTick)
  leadToPlans()
  expect(refresh).toHaveBeenCalledTimes(2)
})
