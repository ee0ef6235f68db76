import { csrfCookie, login } from '@marquee/contract/authentication'
import { request } from '@playwright/test'
import { createPerson, type PersonOptions } from '../src/fixtures/people.ts'

/** A signed-in user of a workspace of its own, for requests without a browser. */
export interface ApiUser {
  /** The value of the header `cookie`. */
  cookie: string
  get: (path: string) => Promise<unknown>
  /** @param body JSON, or a form with files */
  post: (path: string, body?: object) => Promise<unknown>
}

/**
 * Makes an account with a workspace, and signs it in.
 * @throws Error from `get` and `post`, with the answer's text, when the server refuses
 */
export async function createApiUser(origin: string, options: PersonOptions = {}): Promise<ApiUser> {
  const api = await request.newContext({ baseURL: origin })
  const { email, password } = await createPerson(api, options)
  await api.get(csrfCookie.path)
  const token = (await api.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  await api.post(login.path, {
    headers: { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    data: { email, password },
  })
  const { cookies } = await api.storageState()
  await api.dispose()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { accept: 'application/json', cookie, 'x-xsrf-token': decodeURIComponent(xsrf) }

  async function send(path: string, options: RequestInit): Promise<unknown> {
    const answer = await fetch(origin + path, options)
    if (!answer.ok) {
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    }
    return answer.json()
  }

  return {
    cookie,
    get: (path) => send(path, { headers }),
    post: (path, body = {}) =>
      body instanceof FormData
        ? send(path, { method: 'POST', headers, body })
        : send(path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
  }
}
