import { readFileSync } from 'node:fs'

/** What the packed kit says about itself; `npm run pack-kit` writes it beside the compiled files. */
export interface Kit {
  /** The version of all packages of the kit. */
  version: string
  /** Package of the kit → the file name of its archive. */
  archives: Readonly<Record<string, string>>
  /** Shared package → the version that the host provides. */
  singletons: Readonly<Record<string, string>>
  /** Package that a remote's repository needs for its checks → version. */
  tools: Readonly<Record<string, string>>
  /** Names and first words of addresses that the product uses itself. */
  taken: readonly string[]
}

/** Reads what the pack wrote. @throws Error when the file is missing, as in a checkout that was not packed */
export function readKit(): Kit {
  return JSON.parse(readFileSync(new URL('./kit.json', import.meta.url), 'utf8')) as Kit
}
