import { setTimeout as delay } from 'node:timers/promises'
import { isNativeError } from 'node:util/types'
import {
  type AlarmChange,
  alarmAnswer,
  type Declaration,
  declaration,
  declarationAnswer,
  type Publication,
  publicationAnswer,
  releaseList,
  releaseRefusal,
  RELEASES_PATH,
  rollbackAnswer,
  type Retirement,
  retirementAnswer,
  type Switching,
  switchingAnswer,
} from '../release-protocol.ts'

const ATTEMPTS = 3
const TIMEOUT_MS = 60_000

interface Schema<T> {
  parse: (value: unknown) => T
}

const nothing: Schema<void> = { parse: () => {} }

/** The server refused the call; the message states the reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

/** Calls the release store of a running server. Calls that fail because of the network are retried: every call is idempotent. */
export function createReleaseClient(address: string, token: string) {
  async function call<T>(schema: Schema<T>, method: string, path: string, body?: object): Promise<T> {
    const isFile = Buffer.isBuffer(body)
    const answer = await send(new URL(RELEASES_PATH + path, address), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) {
      throw new RefusedError(explain(answer.status, text, address))
    }
    return understand(schema, text, address)
  }

  return {
    list: async () => (await call(releaseList, 'GET', '')).data,
    /** @throws RefusedError when the token belongs to another package */
    checkToken: async (name: string) => {
      const { token_package: own } = await call(releaseList, 'GET', '')
      if (own !== name) {
        throw new RefusedError(`RELEASE_TOKEN: This token may release ${own}, not ${name}.`)
      }
    },
    get: (name: string, release: string) => call(declaration, 'GET', `/${name}/${release}`),
    announce: ({ description, files }: Declaration) =>
      call(declarationAnswer, 'POST', `/${description.name}`, { description, files }),
    upload: (name: string, release: string, file: string, content: Buffer) =>
      call(nothing, 'PUT', `/${name}/${release}/files/${file}`, content),
    publish: (name: string, release: string, publication: Publication) =>
      call(publicationAnswer, 'POST', `/${name}/${release}/publications`, publication),
    rollBack: (name: string, request: { channel: string; to?: string | undefined; reason: string }) =>
      call(rollbackAnswer, 'POST', `/${name}/rollbacks`, request),
    setAlarms: (name: string, change: AlarmChange) => call(alarmAnswer, 'POST', `/${name}/alarms`, change),
    retire: (name: string, request: Retirement) => call(retirementAnswer, 'POST', `/${name}/retirements`, request),
    switchPackage: (name: string, request: Switching) => call(switchingAnswer, 'POST', `/${name}/switches`, request),
  }
}

export type ReleaseClient = ReturnType<typeof createReleaseClient>

async function send(address: URL, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === ATTEMPTS
    try {
      const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (answer.status < 500 || isLast) {
        return answer
      }
    } catch (error) {
      if (isLast) {
        throw new RefusedError(`${address.host} cannot be reached${toReason(error)}.`, { cause: error })
      }
    }
    await delay(500 * attempt)
  }
}

/** A different server may answer at the address, with its own pages. */
function understand<T>(schema: Schema<T>, text: string, address: string): T {
  try {
    return schema.parse(text === '' ? undefined : JSON.parse(text))
  } catch (error) {
    throw new RefusedError(`${address} does not answer as a Marquee server of this version. Is the address right?`, {
      cause: error,
    })
  }
}

/** The system's description of the failure, as in `: self-signed certificate`; fetch itself only reports that it failed. */
export function toReason(error: unknown): string {
  const cause = isNativeError(error) ? (error.cause ?? error) : error
  if (!isNativeError(cause)) {
    return ''
  }
  // A name with several addresses fails with several errors and without a message of its own.
  return `: ${cause.message.trim() || ('code' in cause ? String(cause.code) : cause.name)}`
}

function explain(status: number, text: string, address: string): string {
  try {
    const { message, errors } = releaseRefusal.parse(JSON.parse(text))
    if (status === 401) {
      return `RELEASE_TOKEN: ${message}`
    }
    const others = Object.values(errors).flat()
    return [message, ...others.filter((one) => !message.startsWith(one) && !/^\d+$/.test(one))].join('\n')
  } catch {
    return `${address} answered with ${status}. Is the address right?`
  }
}
