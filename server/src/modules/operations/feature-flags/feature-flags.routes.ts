import {
  createFeatureFlag,
  deleteFeatureFlag,
  getFlagDocuments,
  listFeatureFlagChanges,
  listFeatureFlags,
  restoreFeatureFlag,
  updateFeatureFlag,
  updateFlagDocuments,
} from '@marquee/contract/feature-flags'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { FeatureFlagService } from './feature-flags.service.ts'

/** @param isServed whether the pages read their flags from this server */
export function registerFeatureFlagRoutes(app: FastifyInstance, flags: FeatureFlagService, isServed: boolean): void {
  implement(app, listFeatureFlags, async () => ({ data: await flags.list(), meta: { is_served: isServed } }))
  implement(app, createFeatureFlag, async ({ actor, body }) => ({ data: await flags.create(actor, body) }))
  implement(app, updateFeatureFlag, async ({ actor, params, body }) => ({
    data: await flags.update(actor, params.key, body),
  }))
  implement(app, deleteFeatureFlag, ({ actor, params }) => flags.remove(actor, params.key))
  implement(app, restoreFeatureFlag, async ({ actor, params }) => ({ data: await flags.restore(actor, params.key) }))
  implement(app, listFeatureFlagChanges, ({ params, query }) => flags.listChanges(params.key, query))
  implement(app, getFlagDocuments, async () => ({ data: await flags.getDocuments() }))
  implement(app, updateFlagDocuments, async ({ body }) => ({ data: await flags.updateDocuments(body) }))
}
