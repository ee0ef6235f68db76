import { z } from 'zod'
import { serveProcess } from '../platform/processes/serve-process.ts'

const order = z.enum(['echo', 'memory', 'time', 'refusal', 'nonsense', 'silence', 'pid', 'hold'])
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
    case 'hold':
      held.push(Buffer.alloc(150 * 1024 * 1024, 1))
      return String(process.pid)
    case 'pid':
      return String(process.pid)
    case 'memory':
      // Native memory, which the limit of the JavaScript heap does not cover; the pause lets the memory check run.
      for (;;) {
        held.push(Buffer.alloc(32 * 1024 * 1024, 1))
        await new Promise((resolve) => setImmediate(resolve))
      }
  }
}

serveProcess({ order, work, memoryMb: 400 })
