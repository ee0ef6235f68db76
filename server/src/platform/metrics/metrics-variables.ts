import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const portNumber = z.coerce
  .number({ error: 'must be a port number from 1 to 65535' })
  .int({ error: 'must be a port number from 1 to 65535' })
  .min(1, { error: 'must be a port number from 1 to 65535' })
  .max(65_535, { error: 'must be a port number from 1 to 65535' })

/** The variables of what the server measures of itself. */
export const metricsVariables = {
  METRICS_PORT: portNumber.optional().meta({
    description:
      'The port at which the process gives its figures to Prometheus, at `/metrics`. Each process of a machine needs its own; the worker that a server starts uses the next one.',
    default: 'figures are not given',
  }),
  METRICS_HOST: z
    .string()
    .default('localhost')
    .meta({ description: 'The address that `METRICS_PORT` is opened on; with any other, set `METRICS_TOKEN`.' }),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional().meta({
    description: 'The token that Prometheus sends as `Authorization: Bearer …`; without one, the figures need none.',
  }),
  RELEASE: z.string().max(60, { error: 'must have at most 60 characters' }).optional().meta({
    description: 'The name of the running version for the page of operations, such as a commit.',
    default: 'the version of `package.json`',
  }),
}

type Variables = z.output<z.ZodObject<typeof metricsVariables>>

export interface MetricsSettings {
  port: number
  host: string
  /** Null: every caller gets the figures. */
  token: string | null
}

export function toMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
  METRICS_TOKEN,
}: Variables): MetricsSettings | null {
  return port === undefined ? null : { port, host, token: METRICS_TOKEN ?? null }
}

export function toRelease({ RELEASE }: Variables): string {
  return RELEASE ?? readVersion()
}

const description = z.object({ version: z.string() })

function readVersion(): string {
  const file = join(import.meta.dirname, '../../../package.json')
  return description.parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
