import { csrfCookie, logout, sendVerification as endpoint } from '@marquee/contract/authentication'
import { respondWith } from '@marquee/testing/respond-with'
import { logOut } from './log-out.ts'
import { sendVerification } from './send-verification.ts'

test.each([
  ['a logout', logOut, logout],
  ['another verification mail', sendVerification, endpoint],
])('[C-01] %s fetches the anti-forgery cookie first', async (_, send, asked) => {
  const order: string[] = []
  respondWith(csrfCookie, () => void order.push('cookie'))
  respondWith(asked, () => void order.push('call'))
  await send()
  expect(order).toEqual(['cookie', 'call'])
})
