import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerAvatarRoutes } from './avatars.routes.ts'
import { type AvatarService, createAvatarService } from './avatars.service.ts'

/** Wires the pictures of users and workspaces. */
export function registerAvatars(app: FastifyInstance, { storage, foreignFiles }: AppDependencies): AvatarService {
  const avatars = createAvatarService({ storage, foreignFiles })
  registerAvatarRoutes(app, avatars)
  return avatars
}
