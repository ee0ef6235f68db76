import { existsSync } from 'node:fs'
import { canInstall, installPackages } from './debian-packages.ts'

/** A browser other than Chromium in which the main job is tested. */
interface OtherBrowser {
  name: string
  /** The variable that tells the tests the path of the program. */
  variable: string
  /** All required programs; the tests start the first one. */
  programs: readonly [string, ...string[]]
  packages: readonly string[]
}

const browsers: readonly OtherBrowser[] = [
  { name: 'Firefox', variable: 'FIREFOX_PATH', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/**
 * The paths of the other browsers, as variables for their tests. A missing browser is installed when this runs as root on Debian;
 * otherwise a line states that it was left out, and why.
 */
export function findOrInstallOtherBrowsers(): Record<string, string> {
  const found = browsers.filter(({ name, programs, packages }) => {
    if (programs.every((program) => existsSync(program))) {
      return true
    }
    if (canInstall) {
      installPackages(packages)
      return true
    }
    console.log(`Left out: ${name}, which is not installed ("apt-get install ${packages.join(' ')}").`)
    return false
  })
  return Object.fromEntries(found.map(({ variable, programs: [program] }) => [variable, program]))
}
