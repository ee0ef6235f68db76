import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface Answered {
  status: number
  /** Milliseconds from sending to the end of the answer. */
  ms: number
}

/** One kind of request of one caller. */
export interface Ask {
  path: string
  cookie: string
}

const SLICE_MS = 5

/** Sends requests at a rate, whether or not earlier ones were answered, as many users do who know nothing of each other. */
export function createOpenLoad(origin: string, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets })

  function send({ path, cookie }: Ask): Promise<Answered> {
    const start = performance.now()
    return new Promise((resolve) => {
      const outgoing = request(origin + path, { agent, headers: { accept: 'application/json', cookie } }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }))
      })
      outgoing.on('error', () => resolve({ status: 0, ms: performance.now() - start }))
      outgoing.end()
    })
  }

  async function runUntil(perSecond: number, isOver: () => boolean, next: (index: number) => Ask): Promise<Answered[]> {
    const answers: Promise<Answered>[] = []
    const start = performance.now()
    while (!isOver()) {
      while (answers.length < ((performance.now() - start) / 1000) * perSecond) {
        answers.push(send(next(answers.length)))
      }
      await delay(SLICE_MS)
    }
    return Promise.all(answers)
  }

  return {
    /** @param next gives the request with this number */
    run(perSecond: number, seconds: number, next: (index: number) => Ask): Promise<Answered[]> {
      const end = performance.now() + seconds * 1000
      return runUntil(perSecond, () => performance.now() >= end, next)
    },

    runUntil,

    /** Sends requests one after the other on each of some connections. */
    async repeat(connections: number, isOver: () => boolean, next: (index: number) => Ask): Promise<Answered[]> {
      const answers: Answered[] = []
      const work = async () => {
        while (!isOver()) {
          answers.push(await send(next(answers.length)))
        }
      }
      await Promise.all(Array.from({ length: connections }, work))
      return answers
    },

    close: () => agent.destroy(),
  }
}

/** The milliseconds within which a share of the answers came. */
export function quantile(answers: readonly Answered[], share: number): number {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.POSITIVE_INFINITY
}
