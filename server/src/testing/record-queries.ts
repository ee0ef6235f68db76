// A setup file of jest, used while RECORD_QUERIES names a folder: the statements that tests have the server send are written into it.
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { simplifyQuery } from '../migrations/compatibility/simplify-query.ts'

const sent = new Set<string>()
const query = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(target, client, values: unknown[]) {
    const { data } = query.safeParse(values[0])
    if (data !== undefined) {
      sent.add(data)
    }
    return Reflect.apply(target, client, values)
  },
})

afterAll(() => {
  const folder = z.string().parse(process.env.RECORD_QUERIES)
  mkdirSync(folder, { recursive: true })
  const queries = new Set([...sent].map(simplifyQuery).filter((text) => text !== null))
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...queries]))
})
