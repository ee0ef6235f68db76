import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const catalogue = readFileSync(join(__dirname, 'usage-events.ts'), 'utf8')
const names = [...catalogue.matchAll(/^ {2}'([^']+)': /gm)].map(([, name = '']) => name)

/** All sources of a remote but its tests, as one text. */
function readSources(remote: string): string {
  const folder = join(root, 'remotes', remote, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  return sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

const remotes = readdirSync(join(root, 'remotes')).map((name) => ({ name, source: readSources(name) }))

test('[T-05] usage events are named by their object and what happened to it', () => {
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !/^[a-z]+ [a-z]+(?: to [a-z]+)?$/.test(name))).toEqual([])
})

// A new remote shows something before it changes anything.
test.each(remotes.filter(({ source }) => source.includes('useMutation(')))(
  '[T-05] [T-04] $name records events of the catalogue and has a part that a flag switches',
  (remote) => {
    expect(names.filter((name) => remote.source.includes(`'${name}'`))).not.toEqual([])
    expect(remote.source).toMatch(new RegExp(`useIsReleased\\('${remote.name}\\.`))
  },
)

test('[T-05] each event of the catalogue is recorded somewhere', () => {
  const sources = remotes.map(({ source }) => source).join('\n')
  expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
})
