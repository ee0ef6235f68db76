import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isSmoke } from '../run-size.ts'

/** Runs a build in a process of its own. @throws Error when it fails */
export async function runBuild(script: string, args: readonly string[]): Promise<void> {
  const build = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) {
    throw new Error(`${script} ended with ${code}.`)
  }
}

/**
 * Builds the single bundle.
 * @param root folder of the sources
 * @param variant whether it is cut as the host and the remotes are, or one script and one stylesheet
 */
export function buildBundle(root: string, output: string, variant: 'split' | 'whole' = 'split'): Promise<void> {
  const script = join(root, 'e2e/performance/single-bundle/build-bundle.ts')
  return runBuild(script, [root, output, `--${variant}`, ...(isSmoke ? ['--smoke'] : [])])
}
