import { existsSync } from 'node:fs'
import { canInstall, installPackages, installProgram } from './debian-packages.ts'

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

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The browsers of the browser tests, as environment variables. The headless shell has no interface of its own, so a page takes half of the
 * processor's time; extensions need the whole browser.
 */
export function findOrInstallTestBrowsers(): Record<'CHROMIUM_PATH' | 'HEADLESS_SHELL_PATH', string> {
  const chromium = findOrInstallChromium()
  if (process.env['CHROMIUM_PATH'] === undefined) {
    installProgram('chromium-headless-shell', 'chromium-headless-shell')
  }
  const hasShell = process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS_SHELL)
  return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: hasShell ? HEADLESS_SHELL : chromium }
}
