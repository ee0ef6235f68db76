// `marquee-remote`: builds, runs and releases the remote of the current folder, which is a repository of its own.
import { join } from 'node:path'
import { createReleaseClient } from '../releasing/release-client.ts'
import { RELEASE_COMMANDS, runReleaseCommand } from '../releasing/release-commands.ts'
import { buildRemote } from './build-remote.ts'
import { developRemote } from './develop-remote.ts'
import { readRecordedReleases, recordReleases } from './recorded-releases.ts'
import { readRepository } from './repository.ts'

const USAGE = `Use: marquee-remote build                             checks the types and builds the release, in dist/
     marquee-remote dev [PORT] [--standalone]          hot reload in the pages of a server of this machine, or alone
     marquee-remote record                             records what is live, in recorded-releases.json
     marquee-remote check [--against live|preview]     does it fit? Without RELEASE_URL, what was recorded
     marquee-remote release [--preview | --canary PERCENT | --live] [--reason TEXT]
     marquee-remote list
     marquee-remote diff [FROM] [TO]                   default: what is live, and this folder
     marquee-remote rollback [--to RELEASE] [--canary] [--reason TEXT]
     marquee-remote alarms [--email ADDRESS|none] [--url ADDRESS|none] [--auto-rollback on|off]
     marquee-remote switch --off|--on [--reason TEXT]
     marquee-remote retire [--undo] [--reason TEXT]
RELEASE_URL names the server, RELEASE_TOKEN is the token of the remote. APP_URL is the server of "dev".`

async function record(file: string): Promise<void> {
  const { RELEASE_URL: address = '', RELEASE_TOKEN: token = '' } = process.env
  if (!URL.canParse(address) || token === '') {
    throw new Error("Set RELEASE_URL to the server's address and RELEASE_TOKEN to the token of the remote.")
  }
  const recorded = await recordReleases(createReleaseClient(address, token), file, new Date())
  console.log(`Recorded in ${file}:\n  ${recorded.join('\n  ')}`)
}

async function run([command = '', ...words]: string[]): Promise<void> {
  if (command === '--help' || command === '-h') {
    console.log(USAGE)
    return
  }
  const repository = readRepository(process.cwd())
  const recordFile = join(repository.folder, 'recorded-releases.json')
  if (RELEASE_COMMANDS.includes(command)) {
    await runReleaseCommand(command, [repository.name, ...words], {
      usage: USAGE,
      build: () => buildRemote(repository),
      readRecorded: () => readRecordedReleases(recordFile),
    })
  } else if (command === 'build' && words.length === 0) {
    await buildRemote(repository)
  } else if (command === 'dev') {
    await developRemote(repository, words)
  } else if (command === 'record' && words.length === 0) {
    await record(recordFile)
  } else {
    console.error(USAGE)
    process.exitCode = 2
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
