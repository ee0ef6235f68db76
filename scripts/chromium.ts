import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one that is installed, or Debian's, which is installed when this runs as root.
 * @throws Error that says how to install one
 */
export function findOrInstallChromium(): string {
  const found = [process.env['CHROMIUM_PATH'], ...known].find((path) => path !== undefined && existsSync(path))
  if (found !== undefined) {
    return found
  }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('The browser tests need Chromium: install it ("apt-get install chromium") or set CHROMIUM_PATH.')
  }
  console.log('Installing Chromium from Debian …')
  const quiet: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return '/usr/bin/chromium'
}
