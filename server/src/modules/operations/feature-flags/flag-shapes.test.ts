import { createFeatureFlag, updateFeatureFlag } from '@marquee/contract/feature-flags'
import { signUp } from '../../../testing/agent.ts'
import { startTestServer } from '../../../testing/test-server.ts'

test('[T-04] whatever GrowthBook’s SDK reads is stored and served: gates, bandits, its own names and keys', async () => {
  const rules = [
    { parentConditions: [{ id: 'Parent', condition: { value: true }, gate: true }] },
    { contextualBanditRef: 'bandit', contextualVariations: [true, false], hashAttribute: 'id' },
    { variations: [true], weights: [0.5, 0.5], meta: [{ key: 'a', passthrough: true }], tracks: [] },
    { id: 'fr_1' },
  ]
  const server = await startTestServer()
  const admin = await signUp(server, { isAdmin: true })
  const key = 'Team:Checkout|NEW_Flow'
  const content = { description: '', type: 'boolean' as const, default_value: 'false', is_enabled: true }
  const { body } = await admin.call(createFeatureFlag, { body: { ...content, key, rules: JSON.stringify(rules) } })
  expect(body.data.rules).toEqual(rules)
  const document = (await server.app.inject('/growthbook/api/features/sdk-marquee')).json()
  expect(document.features[key]).toEqual({ defaultValue: false, rules })
  const change = { ...content, rules: '[]', version: 1 }
  expect((await admin.call(updateFeatureFlag, { params: { key }, body: change })).body.data.rules).toEqual([])
  await server.close()
})
