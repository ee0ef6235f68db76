import { csrfCookie, logout, sendVerification } from '@marquee/contract/authentication'
import { respondWith } from '@marquee/testing/respond-with'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { logOut, useSendVerification } from './authentication.ts'

let order: string[]

beforeEach(() => {
  order = []
  const note = (name: string) => () => {
    order.push(name)
    return undefined
  }
  respondWith(csrfCookie, note('cookie'))
  respondWith(logout, note('logout'))
  respondWith(sendVerification, note('verification'))
})

test('[C-01] the anti-forgery cookie is fetched before the logout', async () => {
  await logOut()
  expect(order).toEqual(['cookie', 'logout'])
})

test('[C-01] the anti-forgery cookie is fetched before the verification mail', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const { result } = renderHook(useSendVerification, { wrapper })
  await result.current.mutateAsync()
  expect(order).toEqual(['cookie', 'verification'])
})
