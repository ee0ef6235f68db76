import {
  deleteGenerationProvider,
  getGenerationProviders,
  saveGenerationProvider,
  testGenerationProvider,
} from '@marquee/contract/generation-providers'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { GenerationProviderService } from './generation-providers.service.ts'

export function registerGenerationProviderRoutes(app: FastifyInstance, providers: GenerationProviderService): void {
  implement(app, getGenerationProviders, async ({ actor }) => ({ data: await providers.get(actor) }))
  implement(app, saveGenerationProvider, async ({ actor, body }) => ({ data: await providers.save(actor, body) }))
  implement(app, deleteGenerationProvider, ({ actor }) => providers.remove(actor))
  implement(app, testGenerationProvider, async ({ actor, body }) => ({ data: await providers.test(actor, body) }))
}
