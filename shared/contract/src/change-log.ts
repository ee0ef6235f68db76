import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageSchema, pageQuery } from './pagination.ts'
import { day } from './primitives.ts'

/** One change of the product, as described by its file in the repository. */
export const changeLogEntry = z.object({
  /** The name of its file, which begins with its day. */
  id: z.string(),
  published_on: day,
  kind: z.enum(['new', 'improved', 'fixed']),
  title: z.string(),
  /** Plain text. */
  paragraphs: z.array(z.string()),
  is_unread: z.boolean(),
})
export type ChangeLogEntry = z.infer<typeof changeLogEntry>

export const listChangeLog = endpoint('GET', '/api/change-log', {
  access: 'signed-in',
  summary: 'What is new in the product, the newest first',
  query: pageQuery,
  response: pageSchema(changeLogEntry),
})

export const markChangeLogRead = endpoint('PUT', '/api/change-log/read', {
  access: 'signed-in',
  summary: 'Says that the person has read the change log as it is now',
  response: z.undefined(),
  status: 204,
})
