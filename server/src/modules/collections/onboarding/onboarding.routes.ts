import { getOnboarding, saveOnboarding } from '@marquee/contract/onboarding'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { readLanguages } from './read-languages.ts'
import type { OnboardingService } from './onboarding.service.ts'

export function registerOnboardingRoutes(app: FastifyInstance, onboarding: OnboardingService): void {
  implement(app, getOnboarding, ({ actor }) => onboarding.get(actor))
  implement(app, saveOnboarding, ({ actor, body, request }) =>
    onboarding.save(actor, body, readLanguages(request.headers['accept-language'])),
  )
}
