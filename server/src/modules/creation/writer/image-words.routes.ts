import { getAdInspiration, writeImageWords } from '@marquee/contract/image-words'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ImageWordService } from './image-words.service.ts'

export function registerImageWordRoutes(app: FastifyInstance, words: ImageWordService): void {
  implement(app, writeImageWords, ({ actor, body }) => words.write(actor, body))
  implement(app, getAdInspiration, async ({ actor, params }) => ({ data: await words.inspire(actor, params.id) }))
}
