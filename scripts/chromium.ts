import { existsSync } from 'node:fs'
import { canInstall, installPackages } from './debian-packages.ts'

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
  if (!canInstall) {
    throw new Error('The browser tests need Chromium: install it ("apt-get install chromium") or set CHROMIUM_PATH.')
  }
  installPackages(['chromium'])
  return '/usr/bin/chromium'
}
