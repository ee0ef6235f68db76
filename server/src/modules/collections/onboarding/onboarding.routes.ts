import { getOnboarding, saveOnboarding } from '@marquee/contract/onboarding'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { OnboardingService } from './onboarding.service.ts'

export function registerOnboardingRoutes(app: FastifyInstance, onboarding: OnboardingService): void {
  implement(app, getOnboarding, ({ actor }) => onboarding.get(actor))
  implement(app, saveOnboarding, ({ actor, body, request }) =>
    onboarding.save(actor, body, readLanguages(request.headers['accept-language'])),
  )
}

/** The languages that a browser requests, as two-letter codes without duplicates: `de-CH,de;q=0.9,en` → `de`, `en`. */
function readLanguages(header: string | undefined): string[] {
  const codes = (header ?? '')
    .split(',')
    .flatMap((part) => /^\s*([a-z]{2})(?![a-z])/i.exec(part)?.[1]?.toLowerCase() ?? [])
  return [...new Set(codes)]
}
