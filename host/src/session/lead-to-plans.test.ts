import { createLeadToPlans } from './lead-to-plans.ts'

test('[A-07] calls that are refused for lack of a plan lead to the plans, and once there the auth data is fetched again', async () => {
  const navigate = jest.fn(() => Promise.resolve())
  const refresh = jest.fn(() => Promise.reject(new Error('no connection')))
  const leadToPlans = createLeadToPlans(navigate, refresh)
  leadToPlans()
  leadToPlans()
  expect(navigate).toHaveBeenCalledWith('/plans')
  expect(refresh).not.toHaveBeenCalled()
  await new Promise(process.nextTick)
  expect(refresh).toHaveBeenCalledTimes(1)
  leadToPlans()
  await new Promise(process.nextTick)
  expect(refresh).toHaveBeenCalledTimes(2)
})
