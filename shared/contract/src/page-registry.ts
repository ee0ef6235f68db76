import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * `briefs:0123456789ab,host:…`: the previews that a page runs in place of the live releases. Entries that are not previews are left out.
 */
const previews = z
  .string()
  .max(1000)
  .default('')
  .transform((joined) => Object.fromEntries([...joined.matchAll(/([a-z][a-z-]{0,39}):([0-9a-f]{12})/g)].map(toPair)))

function toPair([, name = '', release = '']: RegExpExecArray): [string, string] {
  return [name, release]
}

export const getPageRegistry = endpoint('GET', '/api/page-registry', {
  access: 'anonymous',
  summary:
    'What the pages of this person run now, as a page carries it inline; it has an ETag, and only the browser keeps it',
  query: z.object({ previews }),
  /** Of the schema `registry` in shared/federation; a page checks it remote by remote. */
  response: z.looseObject({ generation: z.number().int().positive(), remotes: z.record(z.string(), z.unknown()) }),
})
