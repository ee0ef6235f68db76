// `npm run release -- briefs --live`: releases one package, and `release:check`, `release:list`, `release:diff`,
// `release:rollback`, `release:switch`, `release:retire` (docs/releasing.md). RELEASE_URL is the server, RELEASE_TOKEN the token of the package.
import { parseArgs } from 'node:util'
import { buildRelease } from './releases/build-release.ts'
import { describeDifference } from './releases/describe-difference.ts'
import { checkAgainst, describePackage, describeRetirement, publishRelease } from './releases/release-steps.ts'
import { createReleaseClient, RefusedError, type ReleaseClient } from './releases/release-client.ts'

const USAGE = `Use: npm run release -- PACKAGE [--preview | --canary PERCENT | --live] [--reason TEXT]
     npm run release:check -- PACKAGE [--against live|preview]
     npm run release:list [-- PACKAGE]
     npm run release:diff -- PACKAGE [FROM] [TO]       default: what is live, and this checkout
     npm run release:rollback -- PACKAGE [--to RELEASE] [--canary] [--reason TEXT]
     npm run release:switch -- PACKAGE --off|--on [--reason TEXT]
     npm run release:retire -- PACKAGE [--undo] [--reason TEXT]
PACKAGE is host or the name of a remote. RELEASE_URL names the server, RELEASE_TOKEN is the package's token.`

class UsageError extends Error {
  override readonly name = 'UsageError'
}

const texts = { type: 'string' } as const
const switches = { type: 'boolean', default: false } as const

function connect(): ReleaseClient {
  const { RELEASE_URL: address = '', RELEASE_TOKEN: token = '' } = process.env
  if (!URL.canParse(address) || token === '') {
    throw new UsageError(
      `Set RELEASE_URL to the server's address and RELEASE_TOKEN to the token of the package.\n\n${USAGE}`,
    )
  }
  return createReleaseClient(address, token)
}

async function release(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { preview: switches, live: switches, canary: texts, reason: texts },
  })
  const chosen = [values.preview, values.live, values.canary !== undefined].filter(Boolean).length
  if (chosen > 1) {
    throw new UsageError(USAGE)
  }
  const percent = percentIn(values.canary)
  const name = onlyWord(positionals)
  const client = connect()
  // A wrong address or token is reported before the build, not minutes later.
  await client.checkToken(name)
  const built = await buildRelease(name)
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
    throw new UsageError(`A canary has a share of 1 to 99 percent.\n\n${USAGE}`)
  }
  return word === undefined ? undefined : percent
}

async function check(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { against: texts } })
  const against = values.against ?? 'live'
  if (against !== 'live' && against !== 'preview') {
    throw new UsageError(USAGE)
  }
  const name = onlyWord(positionals)
  const client = connect()
  await client.list()
  const refusals = await checkAgainst(client, await buildRelease(name), against)
  console.log(refusals.length === 0 ? `Fits what is ${against}.` : refusals.join('\n'))
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

async function diff([name = '', from, to, ...others]: string[]): Promise<void> {
  if (name === '' || others.length > 0) {
    throw new UsageError(USAGE)
  }
  const client = connect()
  const live = (await client.list()).find((one) => one.package === name)?.live
  const first = from ?? live ?? null
  if (first === null) {
    throw new RefusedError(`Nothing of ${name} is live.`)
  }
  const before = await client.get(name, first)
  const after = to === undefined ? await buildRelease(name) : await client.get(name, to)
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
}

async function switchPackage(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { off: switches, on: switches, reason: texts },
  })
  if (values.off === values.on) {
    throw new UsageError(USAGE)
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
    throw new UsageError(USAGE)
  }
  return word
}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  release,
  check,
  list,
  diff,
  rollback: rollBack,
  switch: switchPackage,
  retire,
}
const [command = '', ...words] = process.argv.slice(2)

try {
  await (commands[command] ?? (() => Promise.reject(new UsageError(USAGE))))(words)
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
}
