// `npm run release -- briefs --live`: releases one package, and `npm run release check`, `list`, `diff`, `rollback`, `alarms`, `switch`,
// `retire` (docs/releasing.md). RELEASE_URL is the server, RELEASE_TOKEN the token of the package.
import { runReleaseCommand } from '../shared/federation/src/releasing/release-commands.ts'
import { buildRelease } from './releases/build-release.ts'

const USAGE = `Use: npm run release -- PACKAGE [--preview | --canary PERCENT | --live] [--reason TEXT]
     npm run release check -- PACKAGE [--against live|preview]
     npm run release list [-- PACKAGE]
     npm run release diff -- PACKAGE [FROM] [TO]       default: what is live, and this checkout
     npm run release rollback -- PACKAGE [--to RELEASE] [--canary] [--reason TEXT]
     npm run release alarms -- PACKAGE [--email ADDRESS|none] [--url ADDRESS|none] [--auto-rollback on|off]
     npm run release switch -- PACKAGE --off|--on [--reason TEXT]
     npm run release retire -- PACKAGE [--undo] [--reason TEXT]
PACKAGE is host or the name of a remote. RELEASE_URL names the server, RELEASE_TOKEN is the package's token.`

const [command = '', ...words] = process.argv.slice(2)
await runReleaseCommand(command, words, { usage: USAGE, build: buildRelease })
