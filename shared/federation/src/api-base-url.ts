/**
 * The origin of the API that the host is built for, from the environment of the build; empty when pages and API have the same origin
 * [A-20].
 * @throws Error when `API_BASE_URL` is not an origin
 */
export function readApiBaseUrl({ API_BASE_URL: given = '' }: Readonly<Record<string, string | undefined>>): string {
  if (given === '') {
    return ''
  }
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`API_BASE_URL must be an origin, as https://api.example.com, and is "${given}".`)
  }
  return url.origin
}
