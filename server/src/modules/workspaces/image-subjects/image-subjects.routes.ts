import { getImageSubject, setSubjectBox } from '@marquee/contract/image-subjects'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ImageSubjectService } from './image-subjects.service.ts'

export function registerImageSubjectRoutes(app: FastifyInstance, subjects: ImageSubjectService): void {
  implement(app, getImageSubject, async ({ actor, params }) => ({ data: await subjects.get(actor, params.id) }))
  implement(app, setSubjectBox, async ({ actor, params, body }) => ({
    data: await subjects.setBox(actor, params.id, body.box),
  }))
}
