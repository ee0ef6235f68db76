import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

const heldAnswer = z.object({ hold_id: z.uuid() })

const CLIENTS = 32
const RETRY_MS = 50
/** Longer than a server takes to restart. */
const GIVE_UP_MS = 120_000

export interface CreditPerson {
  workspaceId: string
  userId: string
}

/**
 * Clients that hold credits, and charge or release them, one task after the other. A client whose server is gone repeats its request, with
 * the same key, until there is an answer.
 */
export function createCreditClients(origin: string, { workspaceId, userId }: CreditPerson, tasks: number) {
  const waiting = Array.from({ length: tasks }, (_, index) => index)
  let done = 0
  let failed = 0

  async function ask(path: string, body: object): Promise<Response> {
    const deadline = performance.now() + GIVE_UP_MS
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ workspace_id: workspaceId, ...body }),
    }
    for (;;) {
      const answer = await fetch(origin + path, request).catch(() => null)
      if (answer !== null && (answer.status < 500 || performance.now() > deadline)) {
        return answer
      }
      if (performance.now() > deadline) {
        throw new Error(`${path} was not answered.`)
      }
      await delay(RETRY_MS)
    }
  }

  async function work(index: number): Promise<void> {
    const hold = { user_id: userId, feature: 'image_generation', key: `work ${index}` }
    const held = await ask('/__test/credits/hold', hold)
    if (!held.ok) {
      throw new Error(await held.text())
    }
    const { hold_id } = heldAnswer.parse(await held.json())
    await delay(Math.random() * 5)
    const outcome = index % 2 === 0 ? 'spend' : 'release'
    const settled = await ask('/__test/credits/settle', { hold_id, outcome })
    if (!settled.ok) {
      throw new Error(await settled.text())
    }
  }

  async function run(): Promise<void> {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      try {
        await work(index)
      } catch (error) {
        failed += 1
        console.error(error)
      }
      done += 1
    }
  }

  const ended = Promise.all(Array.from({ length: CLIENTS }, run))

  return {
    /** Resolves when this number of tasks is done. */
    async waitFor(count: number): Promise<void> {
      while (done < count) {
        await delay(5)
      }
    },

    async finish(): Promise<{ failed: number }> {
      await ended
      return { failed }
    },
  }
}
