import { z } from 'zod'

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Processor time in microseconds. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
})
const trace = z.object({ traceEvents: z.array(event) })

/**
 * Processor time of every task of the page's main thread, in milliseconds.
 * @param json Chromium's trace with the category `toplevel`; the process with the most work is taken as the page's process
 */
export function readTaskTimes(json: Buffer): number[] {
  const { traceEvents } = trace.parse(JSON.parse(json.toString()))
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid}:${tid}`),
  )
  const byProcess = Map.groupBy(tasks, ({ pid }) => pid)
  const times = [...byProcess.values()].map((all) => all.map(({ tdur = 0 }) => tdur / 1000))
  return times.toSorted((one, other) => sumAll(other) - sumAll(one))[0] ?? []
}

function sumAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
