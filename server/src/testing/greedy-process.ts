import { z } from 'zod'
import { serveProcess } from '../platform/processes/serve-process.ts'

const order = z.enum(['echo', 'memory', 'time', 'refusal'])
const held: Buffer[] = []

async function work(wish: z.infer<typeof order>): Promise<string> {
  switch (wish) {
    case 'echo':
      return 'done'
    case 'refusal':
      throw new Error('I will not.')
    case 'time':
      return new Promise(() => undefined)
    case 'memory':
      // Native memory, which no limit of the JavaScript heap knows; a pause lets the watch look.
      for (;;) {
        held.push(Buffer.alloc(32 * 1024 * 1024, 1))
        await new Promise((resolve) => setImmediate(resolve))
      }
  }
}

serveProcess({ order, work, memoryMb: 400 })
