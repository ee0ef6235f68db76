import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { RefusedRunError } from './read-words.ts'
import type { Releases } from './refusals.ts'
import type { TargetServer } from './target-server.ts'

const root = join(import.meta.dirname, '../../..')

/** Which server a run tests, with which releases in place of the live ones. */
export interface RunTarget {
  server: Pick<TargetServer, 'origin' | 'dataDir'>
  releases: Releases
}

/**
 * Runs Playwright to its end. A signal that this process gets ends it, as SIGINT: at that one alone Playwright also stops the server
 * that it has started.
 * @param target null: Playwright starts its own server and tests what is live
 * @returns the exit code
 * @throws RefusedRunError when it was interrupted: no other run follows
 */
export function runPlaywright(
  words: readonly string[],
  target: RunTarget | null,
  variables: Record<string, string> = {},
): Promise<number> {
  const child = spawn(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...words],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables, ...(target && toVariables(target)) } },
  )
  let isInterrupted = false
  function interrupt(): void {
    isInterrupted = true
    child.kill('SIGINT')
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt).on('SIGHUP', interrupt).on('disconnect', interrupt)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt).off('SIGHUP', interrupt).off('disconnect', interrupt)
      if (isInterrupted) {
        reject(new RefusedRunError('Interrupted.'))
      } else {
        resolve(code ?? 1)
      }
    })
  })
}

/** As `playwright.config.ts` and `asked-releases.ts` read them. */
function toVariables({ server, releases }: RunTarget): Record<string, string> {
  return {
    E2E_URL: server.origin,
    E2E_RELEASES: JSON.stringify(releases),
    ...(server.dataDir !== null && { E2E_DATA_DIR: server.dataDir }),
  }
}
