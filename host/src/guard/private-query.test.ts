import { hidePrivateQuery } from './private-query.ts'

const state = { key: 'abc' }
const hide = (address: string) => {
  window.history.replaceState(state, '', address)
  hidePrivateQuery((path) => path.slice(1))
  return window.location.pathname + window.location.search + window.location.hash
}

test.each([
  ['/onboarding?email=ada%40marquee.example&customer=7', '/onboarding'],
  ['/plans?interval=year&customer=7&email=ada%40marquee.example#faq', '/plans?interval=year#faq'],
  ['/reset-password?email=ada%40marquee.example&token=x', '/reset-password?email=ada%40marquee.example&token=x'],
  ['/plans', '/plans'],
])('[G-06] [G-07] of %s the address bar keeps %s, and the router its state', (address, kept) => {
  expect(hide(address)).toBe(kept)
  expect(window.history.state).toEqual(state)
})
