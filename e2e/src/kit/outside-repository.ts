import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { KIT_VERSION } from '../../../shared/remote-kit/src/version.ts'
import { startLocalRegistry } from './local-registry.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)
/** What a program that failed leaves in the error. */
const failure = z.object({ code: z.number().optional(), stdout: z.string(), stderr: z.string() })

/** A finished command: its exit code, and everything that it printed. */
export interface Finished {
  code: number
  output: string
}

/** A folder outside of the checkout, with the kit's archives, an empty home folder, and the repository of a remote. */
export interface OutsideRepository {
  folder: string
  /** Runs a program in the repository, which sees the given variables only. */
  run: (words: readonly string[], variables?: Record<string, string>) => Promise<Finished>
  write: (file: string, text: string | Buffer) => void
  replace: (file: string, from: string, to: string) => void
  remove: () => Promise<void>
}

/** Packs the kit of this checkout and writes a repository with its generator. Nothing of the checkout but the archives is used. */
export async function createOutsideRepository(name: string): Promise<OutsideRepository> {
  const place = mkdtempSync(join(tmpdir(), 'outside-team-'))
  const [kit, home] = [join(place, 'kit'), join(place, 'home')]
  const folder = join(place, 'repositories', name)
  mkdirSync(home)
  mkdirSync(dirname(folder), { recursive: true })
  await run(process.execPath, [join(root, 'scripts/pack-kit.ts'), kit, '--try'])
  const registry = await startLocalRegistry(root)
  const environment = {
    HOME: home,
    PATH: `${dirname(process.execPath)}:${process.env['PATH']?.replaceAll(root, '/none') ?? ''}`,
    npm_config_registry: registry.address,
    npm_config_update_notifier: 'false',
  }

  async function runIn(cwd: string, [program = '', ...words]: readonly string[], variables = {}): Promise<Finished> {
    try {
      const { stdout, stderr } = await run(program, words, {
        cwd,
        env: { ...environment, ...variables },
        maxBuffer: 1e8,
      })
      return { code: 0, output: stdout + stderr }
    } catch (error) {
      const { code = 1, stdout, stderr } = failure.parse(error)
      return { code, output: stdout + stderr }
    }
  }

  const archive = join(kit, `marquee-create-remote-${KIT_VERSION}-try.tgz`)
  const generator = ['npm', 'exec', '--yes', `--package=${archive}`, '--', 'create-remote']
  const created = await runIn(dirname(folder), [...generator, name, '--kit', kit])
  if (created.code !== 0) {
    throw new Error(created.output)
  }
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    folder,
    run: (words, variables) => runIn(folder, words, variables),
    write,
    replace(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (!text.includes(from)) {
        throw new Error(`${file} does not have "${from}".`)
      }
      write(file, text.replaceAll(from, to))
    },
    async remove() {
      await registry.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}
