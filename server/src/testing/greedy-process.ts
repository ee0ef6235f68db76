import { z } from 'zod'
import { serveProcess } from '../platform/processes/serve-process.ts'

const order = z.enum(['echo', 'memory', 'time', 'refusal', 'nonsense', 'silence'])
const held: Buffer[] = []

async function work(wish: z.infer<typeof order>): Promise<string | number> {
  switch (wish) {
    case 'echo':
      return 'done'
    case 'refusal':
      throw new Error('I will not.')
    case 'time':
      return new Promise(() => undefined)
    case 'nonsense':
      return 7
    case 'silence':
      process.removeAllListeners('disconnect')
      setTimeout(() => process.disconnect(), 50)
      setTimeout(() => process.exit(0), 2000)
      return 'done'
    case 'memory':
      // Native memory, which no limit of the JavaScript heap knows; a pause lets the watch look.
      for (;;) {
        held.push(Buffer.alloc(32 * 1024 * 1024, 1))
        await new Promise((resolve) => setImmediate(resolve))
      }
  }
}

serveProcess({ order, work, memoryMb: 400 })
