import { parseArgs } from 'node:util'
import type { BuiltRelease } from './built-release.ts'
import { describeDifference } from './describe-difference.ts'
import { createReleaseClient, RefusedError, type ReleaseClient } from './release-client.ts'
import {
  checkAgainst,
  describeAlarms,
  describePackage,
  describeRetirement,
  publishRelease,
  type ReleaseReader,
} from './release-steps.ts'

/** Where the commands run: in the workspace, or in the repository of one remote. */
export interface ReleasePlace {
  /** What the commands say about themselves. */
  usage: string
  build: (name: string) => Promise<BuiltRelease>
  /** The releases to check against without a server; null when nothing was recorded. */
  readRecorded?: () => ReleaseReader | null
}

/** The words after a command do not fit it. The usage follows the message, if there is one. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

const texts = { type: 'string' } as const
const switches = { type: 'boolean', default: false } as const

function connect(): ReleaseClient {
  const { RELEASE_URL: address = '', RELEASE_TOKEN: token = '' } = process.env
  if (!URL.canParse(address) || token === '') {
    throw new UsageError("Set RELEASE_URL to the server's address and RELEASE_TOKEN to the token of the package.")
  }
  return createReleaseClient(address, token)
}

async function release(args: string[], { build }: ReleasePlace): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { preview: switches, live: switches, canary: texts, reason: texts },
  })
  const chosen = [values.preview, values.live, values.canary !== undefined].filter(Boolean).length
  if (chosen > 1) {
    throw new UsageError()
  }
  const percent = percentIn(values.canary)
  const name = onlyWord(positionals)
  const client = connect()
  // A wrong address or token is reported before the build, not minutes later.
  await client.checkToken(name)
  const built = await build(name)
  await publishRelease(client, built, {
    channel: (values.live && 'live') || (percent !== undefined && 'canary') || 'preview',
    percent,
    reason: values.reason ?? '',
  })
}

/** @throws UsageError when it is not a share of the users */
function percentIn(word: string | undefined): number | undefined {
  const percent = Number(word)
  if (word !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) {
    throw new UsageError('A canary has a share of 1 to 99 percent.')
  }
  return word === undefined ? undefined : percent
}

async function check(args: string[], { build, readRecorded }: ReleasePlace): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { against: texts } })
  const { against = 'live' } = values
  if (against !== 'live' && against !== 'preview') {
    throw new UsageError()
  }
  const name = onlyWord(positionals)
  const recorded = process.env['RELEASE_URL'] === undefined ? readRecorded?.() : null
  const reader = recorded ?? connect()
  await reader.list()
  const refusals = await checkAgainst(reader, await build(name), against)
  const fits = `Fits what ${reader === recorded ? 'was recorded as' : 'is'} ${against}.`
  console.log(refusals.length === 0 ? fits : refusals.join('\n'))
  process.exitCode = refusals.length === 0 ? 0 : 1
}

async function list(args: string[]): Promise<void> {
  const packages = await connect().list()
  const unknown = args.find((name) => !packages.some((one) => one.package === name))
  if (unknown !== undefined) {
    throw new RefusedError(
      `Nothing of ${unknown} was released. There are: ${packages.map((one) => one.package).join(', ')}.`,
    )
  }
  const shown = packages.filter((one) => args.length === 0 || args.includes(one.package))
  console.log(shown.map((one) => describePackage(one, args.length > 0)).join('\n\n'))
}

async function diff([name = '', from, to, ...others]: string[], { build }: ReleasePlace): Promise<void> {
  if (name === '' || others.length > 0) {
    throw new UsageError()
  }
  const client = connect()
  const live = (await client.list()).find((one) => one.package === name)?.live
  const first = from ?? live ?? null
  if (first === null) {
    throw new RefusedError(`Nothing of ${name} is live.`)
  }
  const before = await client.get(name, first)
  const after = to === undefined ? await build(name) : await client.get(name, to)
  console.log(describeDifference(before, after))
}

async function rollBack(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: texts, canary: switches, reason: texts },
  })
  const name = onlyWord(positionals)
  const answer = await connect().rollBack(name, {
    channel: values.canary ? 'canary' : 'live',
    to: values.to,
    reason: values.reason ?? '',
  })
  const state = values.canary ? 'is live for everybody' : 'is live again'
  console.log(`${name} ${answer.release} ${state} (generation ${answer.generation}).`)
  if (answer.explanation !== '') {
    console.log(answer.explanation)
  }
}

async function setAlarms(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: texts, url: texts, 'auto-rollback': texts },
  })
  const name = onlyWord(positionals)
  const { email, url, 'auto-rollback': returning } = values
  if (returning !== undefined && returning !== 'on' && returning !== 'off') {
    throw new UsageError()
  }
  const answer = await connect().setAlarms(name, {
    ...(email !== undefined && { email: email === 'none' ? null : email }),
    ...(url !== undefined && { url: url === 'none' ? null : url }),
    ...(returning !== undefined && { is_auto_rollback: returning === 'on' }),
  })
  console.log(describeAlarms(name, answer))
}

async function switchPackage(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { off: switches, on: switches, reason: texts },
  })
  if (values.off === values.on) {
    throw new UsageError()
  }
  const name = onlyWord(positionals)
  const answer = await connect().switchPackage(name, { is_enabled: values.on, reason: values.reason ?? '' })
  const state = `${answer.is_changed ? 'is' : 'was already'} switched ${answer.is_enabled ? 'on' : 'off'}`
  console.log(`${name} ${state} (generation ${answer.generation}).`)
}

async function retire(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { undo: switches, reason: texts },
  })
  const request = { is_retired: !values.undo, reason: values.reason ?? '' }
  console.log(describeRetirement(await connect().retire(onlyWord(positionals), request)))
}

function onlyWord(words: readonly string[]): string {
  const [word] = words
  if (word === undefined || words.length > 1) {
    throw new UsageError()
  }
  return word
}

const commands: Readonly<Record<string, (args: string[], place: ReleasePlace) => Promise<void>>> = {
  release,
  check,
  list,
  diff,
  rollback: rollBack,
  alarms: setAlarms,
  switch: switchPackage,
  retire,
}

/** The names of the commands. */
export const RELEASE_COMMANDS = Object.keys(commands)

/**
 * Runs a command with the words after it; RELEASE_URL names the server, RELEASE_TOKEN is the package's token. What is refused is printed,
 * and the exit code is 1, or 2 when the words are wrong.
 */
export async function runReleaseCommand(command: string, words: string[], place: ReleasePlace): Promise<void> {
  try {
    const run = commands[command] ?? (() => Promise.reject(new UsageError()))
    await run(words, place)
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    const message = error instanceof Error ? error.message : String(error)
    console.error(isUsage ? [message, place.usage].filter((text) => text !== '').join('\n\n') : message)
    process.exitCode = isUsage ? 2 : 1
  }
}
