import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { StoredAsset } from '@marquee/contract/assets'
import { z } from 'zod'
import { signUp, type SignedInAgent } from '../../../testing/agent.ts'
import { readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { testdata } from '../../../testing/testdata.ts'

const folder = testdata('media')

const expectedFile = z.object({
  kind: z.string(),
  accept: z.boolean(),
  /** The opposite is right too, with a sentence. */
  either: z.boolean().optional(),
  /** Right where a sound is wanted; here a picture is. */
  as: z.literal('sound').optional(),
  picture: z
    .object({ width: z.number(), height: z.number(), start: z.number().nullish(), duration: z.number().nullish() })
    .nullish(),
  sound: z.object({ start: z.number().nullish(), duration: z.number().nullish() }).nullish(),
})
type ExpectedFile = z.infer<typeof expectedFile>
type Outcome = 'accepted' | 'refused' | `wrong: ${string}`

const { files } = z
  .object({ files: z.record(z.string(), expectedFile) })
  .parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')))

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(async () => server.close())

function read(name: string): Buffer {
  const content = readFileSync(join(folder, name))
  return name.endsWith('.gz') ? gunzipSync(content) : content
}

/** Seconds from the first to the last moment at which something is shown or heard. */
function getDuration({ picture, sound }: ExpectedFile): number {
  const tracks = [picture, sound].filter((track) => track?.duration !== undefined && track.duration !== null)
  const starts = tracks.map((track) => track?.start ?? 0)
  const ends = tracks.map((track) => (track?.start ?? 0) + (track?.duration ?? 0))
  return Math.max(...ends) - Math.min(...starts)
}

const refusal = z.object({ errors: z.object({ file: z.tuple([z.string().regex(/\.$/)]) }) })

/** What came of an upload; a sentence is what refuses a file, and sizes and lengths are those that were measured. */
async function upload(name: string, expected: ExpectedFile): Promise<Outcome> {
  const answer = await uploadKind(agent, 'video', read(name), { name })
  const isAccepted = answer.statusCode === 201
  const isWanted = expected.accept && expected.as !== 'sound'
  const isExpected = isAccepted === isWanted || expected.either === true
  const isWell = isAccepted ? isMeasured(readAsset(answer), expected) : refusal.safeParse(answer.json()).success
  const outcome = isAccepted ? 'accepted' : 'refused'
  return isExpected && isWell ? outcome : `wrong: ${name} ${answer.payload}`
}

function isMeasured({ width, height, duration_s }: StoredAsset, expected: ExpectedFile): boolean {
  const { picture } = expected
  const isShape = picture?.width === width && picture?.height === height
  return isShape && Math.abs((duration_s ?? 0) - getDuration(expected)) < 0.15
}

test('[P-31] what cameras, phones and programs write is taken or refused with a sentence, and the server stays as it was', async () => {
  await upload('made/rate-30.mp4', expectedFile.parse(files['made/rate-30.mp4']))
  const before = process.memoryUsage().rss
  const table = new Map<string, { files: number; accepted: number; refused: number; wrong: string[] }>()
  for (const [name, expected] of Object.entries(files)) {
    const row = table.get(expected.kind) ?? { files: 0, accepted: 0, refused: 0, wrong: [] }
    const came = await upload(name, expected)
    row.files += 1
    row.accepted += came === 'accepted' ? 1 : 0
    row.refused += came === 'refused' ? 1 : 0
    row.wrong.push(...(came.startsWith('wrong') ? [came] : []))
    table.set(expected.kind, row)
  }
  const lines = [...table].map(
    ([kind, row]) => `${kind} | ${row.files} | ${row.accepted} | ${row.refused} | ${row.wrong.length}`,
  )
  process.stdout.write(`kind | files | accepted | refused | wrong\n${lines.join('\n')}\n`)
  expect([...table.values()].flatMap(({ wrong }) => wrong)).toEqual([])
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
}, 240_000)
