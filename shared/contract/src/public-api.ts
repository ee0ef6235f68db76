import type { Call } from './endpoint.ts'

/** The common prefix of all addresses of the public API. */
export const PUBLIC_API_PREFIX = '/api/v1/'

/** The public address of a call that has a scope: `/api/boards` → `/api/v1/boards`, `/exports` → `/api/v1/exports`. */
export function toPublicPath(path: string): string {
  return path.replace(/^\/(?:api\/)?/, PUBLIC_API_PREFIX)
}

/** Whether the call can be made with an API key. */
export function isPublic({ scope }: Pick<Call, 'scope'>): boolean {
  return scope !== null
}

/** A call with curl that runs unchanged once `MARQUEE_API_KEY` is set. */
export function buildCurlExample(origin: string): string {
  return [
    `curl --fail --silent --show-error --get "${origin}/api/v1/ads" \\`,
    '  --header "Authorization: Bearer $MARQUEE_API_KEY" \\',
    '  --data-urlencode "q=shoes" --data-urlencode "limit=3"',
  ].join('\n')
}

/** The same call with Node.js, without any installed package. */
export function buildNodeExample(origin: string): string {
  return `const address = new URL('${origin}/api/v1/ads')
address.search = new URLSearchParams({ q: 'shoes', limit: '3' }).toString()

const response = await fetch(address, {
  headers: { authorization: \`Bearer \${process.env.MARQUEE_API_KEY}\` },
})
if (!response.ok) {
  throw new Error(\`\${response.status}: \${(await response.json()).detail}\`)
}
const { data } = await response.json()
for (const ad of data) {
  console.log(ad.id, ad.title)
}`
}
