/** Calls servers that run as processes, like one browser: with the same cookies at each of them. */
export interface ProcessClient {
  cookies: Map<string, string>
  /** The headers that belong to its cookies. */
  headers: () => Record<string, string>
  /** @returns status and parsed body; null for a body that is not JSON */
  send: (origin: string, path: string, call?: { method?: string; body?: object }) => Promise<ProcessAnswer>
  /** Signs in with a password. */
  signIn: (origin: string, email: string, password: string) => Promise<void>
}

export interface ProcessAnswer {
  status: number
  body: unknown
}

export function createProcessClient(): ProcessClient {
  const cookies = new Map<string, string>()

  async function send(origin: string, path: string, { method, body }: { method?: string; body?: object } = {}) {
    // The addresses are of our own processes; the client of the contract is for pages.
    // oxlint-disable-next-line no-restricted-globals
    const answer = await fetch(origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...toHeaders(cookies), ...(body !== undefined && { 'content-type': 'application/json' }) },
    })
    keepCookies(cookies, answer)
    const text = await answer.text()
    return { status: answer.status, body: parse(text) }
  }

  return {
    cookies,
    headers: () => toHeaders(cookies),
    send,
    async signIn(origin, email, password) {
      await send(origin, '/sanctum/csrf-cookie')
      await send(origin, '/login', { body: { email, password } })
    },
  }
}

function toHeaders(cookies: ReadonlyMap<string, string>): Record<string, string> {
  return {
    accept: 'application/json',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  }
}

function keepCookies(cookies: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
