import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A way to a PostgreSQL that can be cut: then nothing arrives any more, and no connection breaks. */
export interface DatabaseProxy {
  url: string
  hold(): void
  letGo(): void
  close(): Promise<void>
}

/** @param url connection string of a PostgreSQL on a private socket */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const path = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  let isHeld = false
  const server = createServer((socket) => {
    const other = connect(path)
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isHeld) {
        from.pause()
      }
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    hold() {
      isHeld = true
      sockets.forEach((socket) => void socket.pause())
    },
    letGo() {
      isHeld = false
      sockets.forEach((socket) => void socket.resume())
    },
    async close() {
      server.close()
      sockets.forEach((socket) => void socket.destroy())
    },
  }
}
