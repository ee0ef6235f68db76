import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const service = z.object({ environment: z.record(z.string(), z.string()) })
const composition = z.object({
  services: z.object({ proxy: service, 'web-1': service, 'web-2': service, worker: service }),
})

/** The services of the cluster that are programs of ours or have settings of ours. */
export type Composition = z.infer<typeof composition>['services']
export type ServiceName = keyof Composition

/** Reads the services of `docker-compose.yml` with their variables. */
export function readComposition(): Composition {
  const text = readFileSync(join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8')
  return composition.parse(parse(text, { merge: true })).services
}
