import { csrfCookie, login } from '@marquee/contract/authentication'
import { request } from '@playwright/test'
import { createPerson } from '../src/fixtures/people.ts'

/** Makes a user with a workspace and signs in. @returns the cookies, as a header has them */
export async function signInForLoad(origin: string): Promise<string> {
  const api = await request.newContext({ baseURL: origin })
  const { email, password } = await createPerson(api)
  await api.get(csrfCookie.path)
  const token = (await api.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
  await api.post(login.path, { headers, data: { email, password } })
  const { cookies } = await api.storageState()
  await api.dispose()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
