import { createServer } from 'node:net'

/** @returns the first of the ports on which a program of this machine listens, on whichever address; undefined if there is none */
export async function findUsedPort(ports: readonly number[]): Promise<number | undefined> {
  for (const port of ports) {
    if (await isUsed(port)) {
      return port
    }
  }
  return undefined
}

function isUsed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    // Without a host: all addresses, so that a program on any of them is noticed.
    server.listen(port, () => server.close(() => resolve(false)))
  })
}
