import { csrfCookie, logout, sendVerification as verification } from '@marquee/contract/authentication'
import { respondWith } from '@marquee/testing/respond-with'
import { logOut, sendVerification } from './authentication.ts'

let order: string[]

beforeEach(() => {
  order = []
  const note = (name: string) => () => {
    order.push(name)
    return undefined
  }
  respondWith(csrfCookie, note('cookie'))
  respondWith(logout, note('logout'))
  respondWith(verification, note('verification'))
})

test.each([
  ['logout', logOut],
  ['verification', sendVerification],
])('[C-01] the anti-forgery cookie is fetched before %s', async (name, send) => {
  await send()
  expect(order).toEqual(['cookie', name])
})
