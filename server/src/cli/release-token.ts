// `npm run release token -- create PACKAGE NAME | list | revoke ID`: manages the tokens of packages. Run it where the server's data is.
import { packageName } from '@marquee/federation/registry'
import { connect } from '../entry/connect.ts'
import {
  createReleaseTokenService,
  type ReleaseTokenService,
} from '../modules/operations/releases/release-tokens.service.ts'
import { closeOnEnd } from '../platform/end-wanted.ts'
import { readEnvironment } from '../platform/environment.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createLog } from '../platform/log.ts'

const USAGE = `Use: npm run release token -- create PACKAGE NAME   makes a token for one package, as: create briefs "Briefs team"
     npm run release token -- list                  shows who has one
     npm run release token -- revoke ID             ends one`

class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Command = (tokens: ReleaseTokenService, words: readonly string[]) => Promise<void>

async function create(tokens: ReleaseTokenService, [wanted, name = '', ...others]: readonly string[]): Promise<void> {
  const parsed = packageName.safeParse(wanted)
  if (!parsed.success || name.trim() === '' || others.length > 0) {
    throw new UsageError(USAGE)
  }
  const token = await tokens.create(parsed.data, name.trim())
  console.log(`This token may release ${parsed.data}. It is shown only now:\n${token}`)
}

async function list(tokens: ReleaseTokenService): Promise<void> {
  for (const { id, package: packageOf, name, createdAt, revokedAt } of await tokens.list()) {
    const state = revokedAt === null ? 'valid' : `revoked ${toDay(revokedAt)}`
    console.log(`${id}  ${packageOf.padEnd(18)} ${state.padEnd(19)} since ${toDay(createdAt)}  ${name}`)
  }
}

async function revoke(tokens: ReleaseTokenService, [id = '']: readonly string[]): Promise<void> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) {
    throw new UsageError(USAGE)
  }
  const isFound = await tokens.revoke(id)
  console.log(isFound ? 'Revoked.' : 'There is no valid token with this id.')
  process.exitCode = isFound ? 0 : 1
}

function toDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

const commands: ReadonlyMap<string, Command> = new Map([
  ['create', create],
  ['list', list],
  ['revoke', revoke],
])

async function main(): Promise<void> {
  const [word = '', ...words] = process.argv.slice(2)
  const command = commands.get(word)
  if (command === undefined) {
    throw new UsageError(USAGE)
  }
  const connection = await connect({ environment: readEnvironment(process.env), log: createLog('warn'), role: 'tool' })
  closeOnEnd(() => connection.close())
  try {
    await command(createReleaseTokenService({ db: connection.database, clock: connection.clock }), words)
  } finally {
    await connection.close()
  }
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof StartError
  console.error(error instanceof Error ? (!isExpected && error.stack) || error.message : String(error))
  process.exitCode = 1
}
