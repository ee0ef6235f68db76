import { findPlanRefusal, listFeatures, type PlanState, type WorkspaceRequirement } from './features.ts'

const everything = { explore_pages: true, swipe_file: true, ad_templates: true }
const templatesOnly = { explore_pages: false, swipe_file: false, ad_templates: true }

describe('[P-60] what a plan and a workspace do not allow', () => {
  function refuse(requirement: WorkspaceRequirement, plan: PlanState, workspace = everything) {
    return findPlanRefusal(requirement, { plan, features: listFeatures({ workspace, plan: ['brand_spy'] }) })
  }

  test.each([
    ['active', 'none', 'not_subscribed'],
    ['active', 'ended', 'subscription_ended'],
    ['active', 'active', null],
    ['ended', 'none', 'not_subscribed'],
    ['ended', 'ended', null],
    ['ended', 'active', null],
    ['none', 'none', null],
    ['none', 'ended', null],
    ['none', 'active', null],
  ] as const)('a need of %s and a plan that is %s: %s', (needed, plan, expected) => {
    expect(refuse({ plan: needed, feature: [] }, plan)).toBe(expected)
  })

  test('the subscription is told before the feature, and one of several features is enough', () => {
    expect(refuse({ plan: 'active', feature: ['api'] }, 'ended')).toBe('subscription_ended')
    expect(refuse({ plan: 'active', feature: ['api'] }, 'active')).toBe('feature_missing')
    expect(refuse({ plan: 'active', feature: ['api', 'brand_spy'] }, 'active')).toBeNull()
    expect(refuse({ plan: 'none', feature: ['api'] }, 'none')).toBe('feature_missing')
  })

  test('[G-04] a workspace for ad templates alone has nothing else, whatever its plan contains', () => {
    expect([...listFeatures({ workspace: templatesOnly, plan: ['generation'] })]).toEqual(['ad_templates'])
    expect(refuse({ plan: 'active', feature: ['full_product'] }, 'active', templatesOnly)).toBe('feature_missing')
    const nothing = { ...templatesOnly, ad_templates: false }
    expect([...listFeatures({ workspace: nothing, plan: [] })]).toEqual(['full_product'])
  })
})
