import type { z } from 'zod'
import { variableGroups } from './environment-variables.ts'

interface Row {
  name: string
  default: string
  description: string
}

/** Variables that other programs read: the build, the release commands and the tests. */
const OTHER_VARIABLES: Row[] = [
  {
    name: 'API_BASE_URL',
    default: 'the origin of the page',
    description: '`npm start`, `npm run build`: the origin that pages call for the API.',
  },
  { name: 'RELEASE_URL', default: '', description: '`npm run release`: the address of the server to release to.' },
  { name: 'RELEASE_TOKEN', default: '', description: '`npm run release`: the token of the package.' },
  {
    name: 'CHROMIUM_PATH',
    default: 'the Chromium that is installed',
    description:
      '`npm test`, `npm run e2e`, `npm run bench`: the Chromium to use. Without it, browser tests use Debian’s headless shell, which is quicker.',
  },
  {
    name: 'E2E_PORT',
    default: '`3900`',
    description: '`npm test`, `npm run e2e`: the port of the server that the run starts.',
  },
  {
    name: 'TESTDATA',
    default: '`../shared/testdata`',
    description: '`npm test`: the folder with files of others that some tests read.',
  },
]

const INTRODUCTION = `# Configuration

The server reads its settings from environment variables and checks them at the start; the error names each wrong variable with the reason.
An empty variable counts as not set. This file is made from the schemas of the variables (\`server/src/platform/environment-variables.ts\`)
by \`npm run make configuration\`, and a test compares the two.
`

const LIMITS_NOTE = 'With `TEST_HOOKS` each limit that is not set is 100,000.\n'

/** @returns the text of `docs/configuration.md` */
export function renderConfiguration(): string {
  const groups = variableGroups.map(({ title, variables }) => {
    const table = renderTable(Object.entries(variables).map(([name, schema]) => toRow(name, schema)))
    return `## ${title}\n\n${table}${'LOGINS_PER_ADDRESS' in variables ? `\n${LIMITS_NOTE}` : ''}`
  })
  return [INTRODUCTION, ...groups, `## Other commands\n\n${renderTable(OTHER_VARIABLES)}`].join('\n')
}

/** @throws Error for a variable without a description */
function toRow(name: string, schema: z.ZodType): Row {
  const { description, default: words } = schema.meta() ?? {}
  if (description === undefined) {
    throw new Error(`${name} has no description.`)
  }
  return { name, description, default: typeof words === 'string' ? words : renderDefault(schema) }
}

function renderDefault(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined)
  if (typeof data === 'boolean') {
    return data ? '`1`' : '`0`'
  }
  return (typeof data === 'string' && data !== '') || typeof data === 'number' ? `\`${data}\`` : ''
}

/** A table whose columns are as wide as their longest cell, as the formatter prints it. */
function renderTable(rows: readonly Row[]): string {
  const lines = [
    ['variable', 'default', 'what it does'],
    ...rows.map((row) => [`\`${row.name}\``, row.default, row.description]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const [head, ...body] = lines.map((line) => toLine(line.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
  return `${[head, toLine(widths.map((width) => '-'.repeat(width))), ...body].join('\n')}\n`
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
