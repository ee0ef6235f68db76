import { spawn } from 'node:child_process'
import { once } from 'node:events'

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
