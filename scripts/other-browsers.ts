import { existsSync } from 'node:fs'
import { canInstall, installPackages } from './debian-packages.ts'

/** A browser beside Chromium in which the main job is tested. */
interface OtherBrowser {
  name: string
  /** Tells the tests where its program is. */
  variable: string
  /** All programs that it needs; the first is the one that tests start. */
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
 * Where the other browsers are, as variables for their tests. One that is missing is installed when this runs as root on Debian;
 * else a line says that it was left out, and why.
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
