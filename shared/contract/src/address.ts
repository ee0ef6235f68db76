import type { AddressInput, Call } from './endpoint.ts'

type QueryValue = string | number | boolean | readonly string[] | null | undefined

/** The values of an address, independent of the schemas of the call. */
interface AddressParts {
  params?: Record<string, unknown>
  query?: Record<string, QueryValue>
}

/**
 * The address of a call, with its parameters and its query: `/api/briefs/:id` → `/api/briefs/0198…`. Empty values are left out of the
 * query.
 */
export function toAddress<C extends Call>({ path }: C, input: AddressInput<C>): string {
  const { params = {}, query = {} } = input as AddressParts
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const written = typeof value === 'object' ? (value?.join(',') ?? '') : String(value ?? '')
    if (written !== '') {
      search.set(name, written)
    }
  }
  const joined = search.toString()
  return joined === '' ? filled : `${filled}?${joined}`
}
