/**
 * Every command of `npm run`: the programs that it runs, one after the other, and what `--help` says. Only the last program gets the
 * words after the command; `words` says that there may be some. `isServer`: the last program runs until it is told to end, and is
 * brought back when it dies; `afterStart` runs beside it as soon as it answers. `verbs` are commands that the first word after this one chooses.
 */
export const commands = {
  start: {
    programs: [['scripts/build-packages.mjs'], ['server/src/main.ts']],
    isServer: true,
    afterStart: ['scripts/extension.ts', '--if-changed'],
    usage:
      'npm start\nBuilds what changed and serves the product. docs/configuration.md has the variables such as PORT and DATA_DIR.',
  },
  worker: {
    programs: [['server/src/worker.ts']],
    isServer: true,
    usage: 'npm run worker\nDoes the background work beside servers that run with WORKER=off.',
  },
  build: {
    programs: [['scripts/extension.ts', '--if-changed'], ['scripts/build-packages.mjs']],
    words: true,
    usage:
      'npm run build [-- NAME …]\nBuilds the browser extension, and the host and the remotes that changed, or those that are named.',
  },
  test: {
    programs: [['scripts/test.ts']],
    words: true,
    usage:
      'npm test [-- STEP …]\nnpm test exhaustive\nnpm test changed\nnpm test -- FILE [FLAGS OF ITS RUNNER]\nRuns what proves a change, or the steps whose names hold a word: npm test lint types; the rest of what CI runs; what changes can reach; or one file (docs/testing.md).',
  },
  e2e: {
    programs: [['scripts/build-packages.mjs'], ['scripts/e2e.ts']],
    words: true,
    // Its switches are Playwright's as well, which says them itself.
    usage: null,
  },
  cluster: {
    programs: [['scripts/build-packages.mjs'], ['e2e/src/cluster/main.ts']],
    words: true,
    usage:
      'npm run cluster [-- --port=NUMBER] [--data=FOLDER]\nServes the product as docker-compose.yml does, by processes of this machine: a proxy, two web processes, a worker, a database,\na bucket, and a search engine if there is searchd. FOLDER is var/cluster.',
  },
  bench: {
    programs: [['scripts/build-packages.mjs'], ['scripts/bench.ts']],
    words: true,
    usage:
      'npm run bench [-- NAME …] [--smoke] [--ads=NUMBER] [--data=FOLDER]\nRuns every benchmark, or those whose names hold a word. docs/performance.md says what they measure;\n--smoke runs each in its smallest size, only to see that it measures what it says;\n--ads and --data are for "search": one size only, and a folder to keep the libraries in.',
  },
  seed: {
    programs: [['server/src/cli/seed.ts']],
    words: true,
    usage: 'npm run seed [-- --remove]\nWrites the demo library, or takes it out.',
  },
  'import-ads': {
    programs: [['server/src/cli/import-ads.ts']],
    words: true,
    usage:
      'npm run import-ads -- FILE [--source=NAME] [--leave-out=COLUMN]\nLoads ads from JSON, JSON lines or CSV. Refused rows are reported by column; --leave-out does not read one.',
  },
  backup: {
    programs: [['server/src/cli/backup.ts']],
    words: true,
    usage:
      'npm run backup [-- --keep=NUMBER]\nBacks up the embedded database and the files into BACKUP_DIR, while the server runs. Seven backups stay, or as many as --keep says.',
  },
  restore: {
    programs: [['server/src/cli/restore.ts']],
    words: true,
    usage:
      'npm run restore -- FOLDER [--backup=ID|newest] [--at=MOMENT]\nRestores a new data folder from BACKUP_DIR and checks it: everything that was delivered, exactly one backup, or the state of a moment.',
  },
  dev: {
    programs: [['scripts/dev.ts']],
    words: true,
    usage:
      'npm run dev -- REMOTE [PORT] [--standalone]\nOne remote with hot reload, in the product or alone (docs/releasing.md).',
  },
  new: {
    programs: [['scripts/new.ts']],
    words: true,
    usage:
      'npm run new -- remote NAME\nnpm run new -- module DOMAIN/NAME\nWrites the files of a remote or of a server module, and wires them.',
  },
  make: {
    verbs: {
      'contact-sheet': {
        programs: [['server/src/cli/contact-sheet.ts']],
        words: true,
        usage:
          'npm run make contact-sheet [-- FOLDER] [--style=NAME] [--templates=ID,ID] [--words=usual|short|long|german|arabic|japanese|emoji] [--width=PIXELS]\nnpm run make contact-sheet [-- FOLDER] --photos=FOLDER [--style=NAME] [--templates=ID,ID] [--every=NUMBER] [--width=PIXELS]\nDraws every ad template in its four formats, one sheet per style, to be looked at. FOLDER is var/contact-sheets.\nWith photos, draws one sheet per photo, checks every image and prints the faults as tables (docs/testing.md).',
      },
      'page-sheet': {
        programs: [['e2e/src/page-sheets/main.ts']],
        words: true,
        usage:
          'npm run make page-sheet [-- FOLDER] [--photos=FOLDER] [--templates=ID,ID] [--facts=many|few|one] [--accent=COLOR] [--fonts=sans|geometric|serif|condensed]\nShoots every funnel template in both looks, 390 and 1,440 pixels wide, to be looked at. FOLDER is var/page-sheets. With photos, the first six files of the folder are the images of the product.',
      },
      words: {
        programs: [['server/src/cli/words.ts']],
        words: true,
        usage:
          'npm run make words [-- --language=CODE] [--quiet] [--products=FILE] [--model=NAME] [--address=URL]\nPrints the words for made-up products in seven languages, or for those of a JSON file, and measures them: share of lines with a fact, invented claims, faults of setting, lines that two products share, tokens. Without a model they are set from facts. ADDRESS is an endpoint up to /v1, by default GENERATION_API_URL; GENERATION_API_KEY is its key. Fails for an invented claim or a line without a fact.',
      },
      configuration: {
        programs: [['server/src/cli/configuration.ts']],
        usage:
          'npm run make configuration\nWrites docs/configuration.md from the schemas of the environment variables.',
      },
      facades: {
        programs: [['scripts/facades.ts']],
        usage: 'npm run make facades\nAdds what remotes import to the lists of what the host provides to them.',
      },
      'table-types': {
        programs: [['server/src/cli/table-types.ts']],
        usage:
          'npm run make table-types\nWrites the types of the tables from an empty database that all migrations have run on.',
      },
      'record-queries': {
        programs: [['server/src/cli/record-queries.ts']],
        words: true,
        usage:
          'npm run make record-queries -- FOLDER\nRecords how the release of this checkout uses the database, from the statements that RECORD_QUERIES=FOLDER npm test has written. Refused while the release before cannot work with this database.',
      },
      'search-index': {
        programs: [['server/src/cli/search-index.ts']],
        words: true,
        usage:
          'npm run make search-index [-- --off]\nBuilds the index of the search engine that SEARCH_URL names, while the server runs; --off: PostgreSQL finds ads again (docs/operations.md).',
      },
      extension: {
        programs: [['scripts/extension.ts']],
        words: true,
        usage:
          'npm run make extension [-- --url=ADDRESS] [--out=FOLDER] [--only-chrome]\nBuilds the browser extension that saves into the Marquee at ADDRESS, which is APP_URL, and packs a ZIP for Chrome and one for\nFirefox into FOLDER, which is extension/dist. With --only-chrome, an unpacked build is all (docs/extension.md).',
      },
      'pack-kit': {
        programs: [['scripts/pack-kit.ts']],
        words: true,
        usage:
          'npm run make pack-kit [-- FOLDER] [--try]\nPacks what a team in another repository builds a remote with, as archives, into FOLDER, which is .build/kit.\nWith --try, a version that is not to be published (docs/outside-teams.md).',
      },
      'prove-kit': {
        programs: [['scripts/build-packages.mjs'], ['scripts/prove-kit.ts']],
        usage:
          'npm run make prove-kit\nPacks the kit, and builds, tests and releases a remote with nothing but its archives and the public registry. It takes two minutes.',
      },
      mutate: {
        programs: [['scripts/mutate.ts']],
        words: true,
        usage:
          'npm run make mutate -- FILE [--line NUMBER] [--tests PATH]\nBreaks one thing of a file at a time and runs the tests that reach it (docs/testing.md).',
      },
    },
  },
  release: {
    ...releaseCommand('release', 'PACKAGE [--preview | --canary PERCENT | --live] [--reason TEXT]'),
    verbs: {
      check: releaseCommand('check', 'PACKAGE [--against live|preview]'),
      list: releaseCommand('list', '[PACKAGE]'),
      diff: releaseCommand('diff', 'PACKAGE [FROM] [TO]'),
      rollback: releaseCommand('rollback', 'PACKAGE [--to RELEASE] [--canary] [--reason TEXT]'),
      alarms: releaseCommand('alarms', 'PACKAGE [--email ADDRESS|none] [--url ADDRESS|none] [--auto-rollback on|off]'),
      switch: releaseCommand('switch', 'PACKAGE --off|--on [--reason TEXT]'),
      retire: releaseCommand('retire', 'PACKAGE [--undo] [--reason TEXT]'),
      token: {
        programs: [['server/src/cli/release-token.ts']],
        words: true,
        usage:
          'npm run release token -- create PACKAGE NAME\nnpm run release token -- list\nnpm run release token -- revoke ID\nWho may release what. Run it where the server’s data is.',
      },
    },
  },
}

function releaseCommand(name, words) {
  const command = name === 'release' ? 'release' : `release ${name}`
  return {
    programs: [['scripts/release.ts', name]],
    words: true,
    usage: `npm run ${command} -- ${words}\nRELEASE_URL names the server, RELEASE_TOKEN is the package's token (docs/releasing.md).`,
  }
}

/** What to do with a command line. */
export function planCommand([name = '', ...words]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    return { refusal: `Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.` }
  }
  const { verbs = {}, ...own } = command
  const [verb = '', ...rest] = words
  if (Object.hasOwn(verbs, verb)) {
    return planPrograms(verbs[verb], rest)
  }
  if (own.programs === undefined) {
    return toListOfVerbs(name, words, Object.keys(verbs))
  }
  return planPrograms(own, words)
}

/** A command without programs of its own: its first word has to be one of its verbs. */
function toListOfVerbs(name, words, verbs) {
  const list = `npm run ${name} -- ${verbs.join(' | ')}`
  return asksForHelp(words) ? { help: `Use: ${list}` } : { refusal: `Unknown: "${words.join(' ')}"\nUse: ${list}` }
}

function planPrograms(command, words) {
  const wantsHelp = asksForHelp(words)
  if (wantsHelp && command.usage !== null) {
    return { help: `Use: ${command.usage}` }
  }
  if (words.length > 0 && command.words !== true) {
    return { refusal: `Unknown: ${words.join(' ')}\nUse: ${command.usage}` }
  }
  const programs = wantsHelp ? command.programs.slice(-1) : command.programs
  return {
    programs: programs.map((program, index) => [...program, ...(index === programs.length - 1 ? words : [])]),
    isServer: command.isServer,
    afterStart: command.afterStart,
  }
}

function asksForHelp(words) {
  return words.includes('--help') || words.includes('-h')
}
