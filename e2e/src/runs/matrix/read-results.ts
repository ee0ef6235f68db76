import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ATTRIBUTION, type Attribution, attribution } from '../../fixtures/attribution.ts'

/** A test that failed in a combination. */
export interface Failure {
  test: string
  /** File and line. */
  place: string
  message: string
  /** Null: the test ended before its page could say what it ran. */
  attribution: Attribution | null
}

export interface Results {
  passed: number
  /** Of these, how many failed at first: the release, the test or the machine is not reliable. */
  flaky: number
  failures: Failure[]
}

const attachment = z.object({ name: z.string(), body: z.base64().optional() })
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({
          errors: z.array(z.object({ message: z.string().optional() })).default([]),
          attachments: z.array(attachment).default([]),
        }),
      ),
    }),
  ),
})
type Spec = z.infer<typeof spec>

const suite = z.object({
  specs: z.array(spec).default([]),
  get suites(): z.ZodDefault<z.ZodArray<typeof suite>> {
    return z.array(suite).default([])
  },
})
type Suite = z.infer<typeof suite>

const report = z.object({ suites: z.array(suite), errors: z.array(z.object({ message: z.string().optional() })) })

/** All that Playwright says when the time of the whole test is over. */
const IS_LATE = /^Test timeout of \d+ms exceeded\./

/**
 * Reads Playwright's JSON report.
 * @throws when it is none
 */
export function readResults(json: string): Results {
  const { suites, errors } = report.parse(JSON.parse(json))
  const specs = suites.flatMap(listSpecs)
  return {
    passed: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped')).length,
    flaky: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')).length,
    failures: [
      ...specs.filter(({ ok }) => !ok).map(toFailure),
      ...errors.map(({ message = '' }) => ({ test: 'the run itself', place: '', message, attribution: null })),
    ],
  }
}

function listSpecs({ specs, suites }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function toFailure({ title, file, line, tests }: Spec): Failure {
  const results = tests.flatMap((one) => one.results)
  const found = results.flatMap(({ attachments }) => attachments).findLast(({ name }) => name === ATTRIBUTION)
  return {
    test: title,
    place: `${file}:${line}`,
    message: toMessage(results.at(-1)?.errors ?? []),
    attribution:
      found?.body === undefined ? null : attribution.parse(JSON.parse(Buffer.from(found.body, 'base64').toString())),
  }
}

/** That the test's time was over comes last: what it was waiting for says more. */
function toMessage(errors: readonly { message?: string | undefined }[]): string {
  return errors
    .flatMap(({ message }) => (message === undefined ? [] : [stripVTControlCharacters(message)]))
    .toSorted((one, other) => Number(IS_LATE.test(one)) - Number(IS_LATE.test(other)))
    .join('\n\n')
}
