import { unescape } from 'node:querystring'
import { z } from 'zod'

const HEADER = /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/

const headers = z.string().transform((value, context): Record<string, string> => {
  const found = value.split(',').map((part) => HEADER.exec(part))
  if (found.some((match) => match === null)) {
    context.addIssue('must be name=value, with commas between several')
    return z.NEVER
  }
  return Object.fromEntries(found.map((match) => [match?.[1] ?? '', unescape(match?.[2] ?? '')]))
})

/** The variables of traces, with the names that OpenTelemetry gives them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .optional()
    .meta({
      description: 'The collector that gets traces, by OTLP over HTTP (JSON), at `/v1/traces` below this address.',
      default: 'traces are not recorded',
    }),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}).meta({
    description:
      'Headers for the collector, as `name=value` with commas between several; values may be percent-encoded.',
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(0.1)
    .meta({ description: 'The share of requests and scheduled jobs that are recorded, from 0 to 1.' }),
  OTEL_SERVICE_NAME: z
    .string()
    .max(60, { error: 'must have at most 60 characters' })
    .default('marquee')
    .meta({ description: 'The name of the service in traces.' }),
}

type Variables = z.output<z.ZodObject<typeof tracingVariables>>

export interface TracingSettings {
  /** The address of the collector for traces. */
  url: string
  headers: Readonly<Record<string, string>>
  /** From 0 to 1. */
  ratio: number
  serviceName: string
}

export function toTracing(values: Variables): TracingSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT
  return endpoint === undefined
    ? null
    : {
        url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS,
        ratio: values.OTEL_TRACES_SAMPLER_ARG,
        serviceName: values.OTEL_SERVICE_NAME,
      }
}
