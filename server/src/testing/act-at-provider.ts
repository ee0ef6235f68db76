/** Follows the provider's pages like a browser. @returns the address to which the provider redirects the browser back */
export async function actAtProvider(issuer: string, address: string, answers: Record<string, string>): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (next.startsWith(issuer)) {
    const page = await ask(next, cookies)
    // The only page without a redirect is the one that asks who the user is.
    const response = page.headers.has('location') ? page : await ask(next, cookies, new URLSearchParams(answers))
    next = new URL(response.headers.get('location') ?? '', issuer).href
  }
  return next
}

async function ask(address: string, cookies: Map<string, string>, form?: URLSearchParams): Promise<Response> {
  const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
  const method = form === undefined ? 'GET' : 'POST'
  const response = await fetch(address, { method, redirect: 'manual', headers: { cookie }, body: form ?? null })
  for (const sent of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(sent) ?? []
    cookies.set(name, value)
  }
  return response
}
