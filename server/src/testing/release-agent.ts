import { createHash } from 'node:crypto'
import type { ReleaseDescription } from '@marquee/federation/registry'
import type { Declaration, Publication } from '@marquee/federation/release-protocol'
import { createReleaseTokenService } from '../modules/operations/releases/release-tokens.service.ts'
import type { TestServer } from './test-server.ts'

export interface MadeRelease extends Declaration {
  contents: ReadonlyMap<string, string>
}

/** A release with one script, or with the given files. */
export function makeRelease(
  name: string,
  release: string,
  {
    files = { 'remote-entry.js': `run("${name} ${release}")` },
    ...changes
  }: Partial<ReleaseDescription> & {
    files?: Record<string, string>
  } = {},
): MadeRelease {
  const contents = new Map(Object.entries(files))
  const list = [...contents].map(([file, text]) => ({
    name: file,
    size: Buffer.byteLength(text),
    sha256: sha256(text),
  }))
  return {
    contents,
    files: list,
    description: {
      name,
      release,
      kitVersion: '1.1.0',
      singletons: {},
      baseUrl: `/build/${name}/${release}/`,
      globalName: name === 'host' ? '' : `${name.replaceAll('-', '_')}_${release}`,
      entry: { scripts: [...contents.keys()].slice(0, 1), styles: [], consumes: [] },
      integrity: Object.fromEntries(
        list.map((file) => [file.name, `sha256-${Buffer.from(file.sha256, 'hex').toString('base64')}`]),
      ),
      pages: {},
      provides: {},
      manifest: { routes: [] },
      ...changes,
    },
  }
}

/** A team with a token for one package, which talks to the server like its command line. */
export async function createReleaseTeam({ app, db, clock }: Pick<TestServer, 'app' | 'db' | 'clock'>, name: string) {
  const token = await createReleaseTokenService({ db, clock }).create(name, `The ${name} team`)

  async function send(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
    const { statusCode, payload: text } = await app.inject({
      method,
      url: `/registry${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload !== undefined && { payload }),
    })
    return { status: statusCode, body: text === '' ? null : JSON.parse(text) }
  }

  async function upload({ description, files, contents }: MadeRelease) {
    const answer = await send('POST', `/${description.name}`, { description, files })
    for (const [file, text] of contents) {
      if (answer.body.missing?.includes(file)) {
        await send('PUT', `/${description.name}/${description.release}/files/${file}`, Buffer.from(text))
      }
    }
    return answer
  }

  function publish({ description }: Declaration, publication: Partial<Publication> = {}) {
    const body = { channel: 'live', ...publication }
    return send('POST', `/${description.name}/${description.release}/publications`, body)
  }

  return {
    token,
    send,
    upload,
    publish,
    /** Uploads a release and publishes it as live. */
    async release(made: MadeRelease, publication: Partial<Publication> = {}) {
      await upload(made)
      return publish(made, publication)
    },
    rollBack: (body: object = {}) => send('POST', `/${name}/rollbacks`, body),
  }
}

export type ReleaseTeam = Awaited<ReturnType<typeof createReleaseTeam>>

/** Releases a host, and briefs in these releases one after the other: the minimum from which pages can be composed. */
export async function releaseBriefs(server: Pick<TestServer, 'app' | 'db' | 'clock'>, ...releases: string[]) {
  const host = await createReleaseTeam(server, 'host')
  await host.release(makeRelease('host', 'aaaaaaaaaaaa'))
  const briefs = await createReleaseTeam(server, 'briefs')
  for (const release of releases) {
    await briefs.release(makeRelease('briefs', release))
  }
  return briefs
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
