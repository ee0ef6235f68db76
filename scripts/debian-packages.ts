import { existsSync } from 'node:fs'
import { runQuietly } from './run-quietly.mjs'

/** Whether packages can be installed: only as root on Debian and derived systems. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages of Debian; when apt-get fails, its output is printed and the command ends with it. */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} from Debian …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  runQuietly('apt-get', ['update', '-qq'], { env })
  runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}

/** Installs a program of a Debian package that is missing; where that is impossible, the code that needs the program says that it is missing. */
export function installProgram(program: string, debianPackage: string): void {
  const isInstalled = ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) => existsSync(`${folder}/${program}`))
  if (!isInstalled && canInstall) {
    installPackages([debianPackage])
  }
}
