import type { HandlerInput } from '@marquee/contract/endpoint'
import { findPlanRefusal } from '@marquee/contract/features'
import { type OnboardingResponse, saveOnboarding } from '@marquee/contract/onboarding'
import { can } from '@marquee/contract/permissions'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, forbidden, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService, BrandService } from '../../library/library.public.ts'
import type { BoardService } from '../boards/boards.service.ts'
import { chooseFirstBoard } from './first-board.ts'
import type { PlanService } from '../../billing/billing.public.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import { createOnboardingRepository, type OnboardingChanges, type OnboardingRecord } from './onboarding.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'search'>
  boards: Pick<BoardService, 'create'>
  brands: Pick<BrandService, 'listByIds' | 'follow'>
  plans: Pick<PlanService, 'getStanding'>
  workspaces: Pick<WorkspaceService, 'suggestTimeZone'>
}

type Answers = HandlerInput<typeof saveOnboarding>['body']

const NOT_ASKED: OnboardingResponse = {
  user_data: {
    show_onboarding_user_data: false,
    step: 'done',
    role: null,
    niches: [],
    goals: [],
    competitors: [],
    board_id: null,
  },
}

/** The questions for a new account; each answer is stored, so that the user can continue where they stopped. */
export function createOnboardingService({ db, clock, ads, boards, brands, plans, workspaces }: Dependencies) {
  const repository = createOnboardingRepository(db)

  async function present(actor: Actor, record: OnboardingRecord): Promise<OnboardingResponse> {
    const { step, role, niches, goals, board_id, finished_at } = record
    const competitors = await brands.listByIds(actor, record.competitors)
    return {
      user_data: { show_onboarding_user_data: finished_at === null, step, role, niches, goals, competitors, board_id },
    }
  }

  async function refuseUnknownBrands(actor: Actor, { competitors = [] }: Answers): Promise<void> {
    const known = await brands.listByIds(actor, competitors)
    if (known.length < competitors.length) {
      throw invalid({ competitors: ['One of these brands is not in the library any more. Choose again.'] })
    }
  }

  /** Performs all steps of finishing, or none of them. */
  async function finish(actor: Actor, answers: Answers, languages: readonly string[]): Promise<OnboardingRecord> {
    const before = await repository.find(actor.userId)
    const niches = answers.niches ?? before?.niches ?? []
    const competitors = [...new Set(answers.competitors ?? before?.competitors ?? [])]
    const interests = { niches, competitors, languages }
    const board = answers.is_skipped === true ? null : await chooseFirstBoard(ads, actor, interests)
    return db.transaction().execute(async (transaction) => {
      const record = await requireRecord(createOnboardingRepository(transaction).findForUpdate(actor.userId))
      if (record.finished_at !== null) {
        return record
      }
      const now = clock.now()
      const changes: OnboardingChanges = { ...toAnswers(answers), finished_at: now, updated_at: now }
      if (board !== null) {
        const description = 'The best ads that run now, in your languages: a start for your own ideas.'
        changes.board_id = await boards.create(transaction, actor, {
          ...board,
          description,
        })
        await brands.follow(transaction, actor, competitors)
      }
      return createOnboardingRepository(transaction).update(actor.userId, changes)
    })
  }

  /** A step of an onboarding that has ended in the meantime, for example in another tab, changes nothing. */
  async function saveStep(actor: Actor, answers: Answers): Promise<OnboardingRecord> {
    return db.transaction().execute(async (transaction) => {
      const onboardings = createOnboardingRepository(transaction)
      const record = await requireRecord(onboardings.findForUpdate(actor.userId))
      const changes = { ...toAnswers(answers), updated_at: clock.now() }
      return record.finished_at === null ? onboardings.update(actor.userId, changes) : record
    })
  }

  return {
    /** The questions are not shown in a workspace that could not act on the answers: it needs a plan first. */
    async get(actor: Actor): Promise<OnboardingResponse> {
      const record = await repository.find(actor.userId)
      if (record === undefined) {
        return NOT_ASKED
      }
      const { user_data } = await present(actor, record)
      const isPossible = findPlanRefusal(saveOnboarding, await plans.getStanding(actor)) === null
      return isPossible ? { user_data } : { user_data: { ...user_data, show_onboarding_user_data: false } }
    },

    /**
     * Saves one step, or finishes; finishing again changes nothing.
     * @param languages the languages that the user reads, as two-letter codes
     * @throws DomainError 403 for a viewer who does not skip, 409 for a user without an onboarding, 422 for unknown brands
     */
    async save(actor: Actor, answers: Answers, languages: readonly string[] = []): Promise<OnboardingResponse> {
      const isFinish = answers.step === 'done'
      if (isFinish && answers.is_skipped !== true && !canFillWorkspace(actor)) {
        throw forbidden('You can look at this workspace but not fill it. Skip the questions to go on.')
      }
      await refuseUnknownBrands(actor, answers)
      if (answers.time_zone !== undefined) {
        await workspaces.suggestTimeZone(actor, answers.time_zone)
      }
      return present(actor, isFinish ? await finish(actor, answers, languages) : await saveStep(actor, answers))
    },
  }
}

export type OnboardingService = ReturnType<typeof createOnboardingService>

/** Finishing creates a board and follows brands: a user without these rights can only skip. */
function canFillWorkspace({ role }: Actor): boolean {
  return can(role, 'boards.edit') && can(role, 'brands.follow')
}

async function requireRecord(found: Promise<OnboardingRecord | undefined>): Promise<OnboardingRecord> {
  const record = await found
  if (record === undefined) {
    throw conflict('There are no questions left for this account.', 'onboarding_not_due')
  }
  return record
}

/** Fields that were not sent stay unchanged. */
function toAnswers({ step, role, niches, goals, competitors, is_skipped }: Answers): OnboardingChanges {
  return {
    step,
    ...(role !== undefined && { role }),
    ...(niches !== undefined && { niches: [...new Set(niches)] }),
    ...(goals !== undefined && { goals: [...new Set(goals)] }),
    ...(competitors !== undefined && { competitors: [...new Set(competitors)] }),
    ...(step === 'done' && { is_skipped: is_skipped === true }),
  }
}
