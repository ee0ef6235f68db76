import { join } from 'node:path'
import { z } from 'zod'
import { describeCalls } from './describe-calls.ts'
import { findBrokenPromises, type KitPromises } from './find-broken-promises.ts'
import type { JsonSchema } from './find-narrowings.ts'
import { KIT_VERSION } from '../../shared/remote-kit/src/version.ts'
import { findUnversionedChange, listPublishedKits, readPublishedKit } from './published-kits.ts'
import { readHostSurface } from './read-host-surface.ts'

const root = join(import.meta.dirname, '../..')

test('[P-87] the host and the server still provide everything that the published kits rely on', () => {
  const now = { host: readHostSurface(root), calls: describeCalls('sent') }
  const broken = listPublishedKits(root).flatMap((version) =>
    findBrokenPromises(readPublishedKit(root, version), now).map((line) => `kit ${version}: ${line}`),
  )
  expect(broken).toEqual([])
})

test('[P-87] the files of a published kit change with its version only', () => {
  expect(findUnversionedChange(root, KIT_VERSION)).toBeNull()
})

test('[P-87] whoever changes a published kit is told which line to change', () => {
  expect(findUnversionedChange(root, '3.3.0')).toMatch(
    /^The kit 3\.3\.0 was published with other files\. Raise KIT_VERSION in shared\/remote-kit\/src\/version\.ts:5/,
  )
})

const brief = z.object({ id: z.string(), title: z.string().max(80).nullable(), state: z.enum(['open', 'done']) })
const sent = z.object({ title: z.string().max(80), tags: z.array(z.string()).optional() })

/** A folder within folders: its schema names itself. */
function folderOf(name: z.ZodType) {
  const folder = z.object({
    name,
    get inside() {
      return z.array(folder)
    },
  })
  return folder
}

const kitOfFolders = promise({ answer: folderOf(z.string()) })

test('[P-87] a kit survives an answer that holds itself, and not a change deep inside of it', () => {
  expect(findBrokenPromises(kitOfFolders, promise({ answer: folderOf(z.string()) }))).toEqual([])
  expect(findBrokenPromises(kitOfFolders, promise({ answer: folderOf(z.string().nullable()) }))).toEqual([
    'the answer of briefs.create: .name: null is not string',
  ])
})

test('[P-87] a kit survives an answer of two parts, and not one that lost a field of either', () => {
  const both = promise({ answer: brief.and(z.object({ note: z.string() })) })
  expect(findBrokenPromises(both, both)).toEqual([])
  expect(findBrokenPromises(both, kit)).toEqual(['the answer of briefs.create: .note: is required'])
})

interface Parts {
  singletons?: Record<string, string>
  exports?: Record<string, string[]>
  address?: string
  body?: z.ZodType
  answer?: z.ZodType
}

/** A product with one call. */
function promise({
  singletons = {},
  exports = {},
  address = 'POST /api/briefs',
  body = sent,
  answer = brief,
}: Parts): KitPromises {
  const toSchema = (name: string, schema: z.ZodType) =>
    z.toJSONSchema(z.object({ [name]: schema }), { io: 'input' }) as JsonSchema
  return {
    host: {
      kitVersion: '3.3.0',
      singletons: { react: '19.3.1', ...singletons },
      exports: { 'react-router': ['Link', 'useParams'], ...exports },
    },
    calls: {
      addresses: { 'briefs.create': address },
      requests: toSchema('briefs.create body', body),
      responses: toSchema('briefs.create', answer),
    },
  }
}

const kit = promise({})

test.each<[string, Parts]>([
  ['a newer minor version of a shared package', { singletons: { react: '19.9.0' } }],
  ['one more export', { exports: { 'react-router': ['Link', 'useHref', 'useParams'] } }],
  ['a field more in an answer', { answer: brief.extend({ color: z.string() }) }],
  ['a field in a request that may be left out', { body: sent.extend({ color: z.string().optional() }) }],
  ['a longer text in a request', { body: sent.extend({ title: z.string().max(200) }) }],
  ['a shorter text in an answer', { answer: brief.extend({ title: z.string().max(20) }) }],
  ['a value less in an answer', { answer: brief.extend({ state: z.enum(['open']) }) }],
])('[P-87] a kit survives %s', (_, parts) => {
  expect(findBrokenPromises(kit, promise(parts))).toEqual([])
})

test.each<[string, Parts, string]>([
  ['another major version', { singletons: { react: '20.0.0' } }, 'react: wanted ^19.3.1, provided 20.0.0'],
  [
    'an export less',
    { exports: { 'react-router': ['Link'] } },
    'react-router: the host no longer provides "useParams"',
  ],
  ['another address', { address: 'PUT /api/briefs' }, 'briefs.create: POST /api/briefs became PUT /api/briefs'],
  [
    'a field less in an answer',
    { answer: brief.omit({ title: true }) },
    'the answer of briefs.create: .title: is required',
  ],
  [
    'a value more in an answer',
    { answer: brief.extend({ state: z.enum(['open', 'done', 'late']) }) },
    'the answer of briefs.create: .state: "late" is not one of "open", "done"',
  ],
  [
    'an empty answer',
    { answer: brief.extend({ id: z.string().nullable() }) },
    'the answer of briefs.create: .id: null is not string',
  ],
  [
    'a longer text in an answer',
    { answer: brief.extend({ title: z.string().max(90).nullable() }) },
    '.title: maxLength is 80, and was 90',
  ],
  [
    'a field more that must be sent',
    { body: sent.extend({ color: z.string() }) },
    'the request of briefs.create body: .color: is required',
  ],
  [
    'a shorter text in a request',
    { body: sent.extend({ title: z.string().max(20) }) },
    '.title: maxLength is 20, and was 80',
  ],
  [
    'other items in a list',
    { body: sent.extend({ tags: z.array(z.number()).optional() }) },
    '.tags[]: string is not number',
  ],
  [
    'a field that may no longer be sent',
    { body: z.strictObject({ title: z.string().max(80) }) },
    '.tags: is not allowed',
  ],
])('[P-87] a kit does not survive %s', (_, parts, sentence) => {
  expect(findBrokenPromises(kit, promise(parts))).toEqual([expect.stringContaining(sentence)])
})
