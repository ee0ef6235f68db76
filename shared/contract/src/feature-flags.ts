import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flagTypes, jsonText, jsonValue, rulesText, ruleTypeProblem, typeProblem } from './feature-flag-rules.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { text, timestamp } from './primitives.ts'

const flagKey = z
  .string({ error: 'Enter a key.' })
  .max(100, { message: 'Use at most 100 characters.' })
  // GrowthBook has the same rule.
  .regex(/^[\w.:|-]+$/, {
    message:
      'Use letters and digits, and dots, dashes, underscores, colons and bars between them, as in product.announcement.',
  })

const flagContent = {
  description: text(500),
  type: z.enum(flagTypes),
  /** Off: the flag is left out of the features for browsers, so that they use their own fallback. */
  is_enabled: z.boolean(),
}

export const featureFlag = z.object({
  ...flagContent,
  key: z.string(),
  default_value: jsonValue,
  rules: z.array(z.record(z.string(), z.unknown())),
  version: z.number().int(),
  /** The name of the user who changed it last; null for flags that came with the product. */
  updated_by: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type FeatureFlag = z.infer<typeof featureFlag>

const flagFields = z.object({ ...flagContent, default_value: jsonText, rules: rulesText })

/** Checks that the values of a flag fit its type. Values and rules come as JSON text, so that nothing in them is trimmed or emptied. */
function checkTypes(
  { type, default_value, rules }: Pick<z.output<typeof flagFields>, 'type' | 'default_value' | 'rules'>,
  context: z.RefinementCtx,
): void {
  const problems = { default_value: typeProblem(type, default_value), rules: ruleTypeProblem(type, rules) }
  for (const [field, message] of Object.entries(problems)) {
    if (message !== null) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  }
}

export const listFeatureFlags = endpoint('GET', '/api/admin/feature-flags', {
  access: 'admin',
  summary: 'Every feature flag, by key',
  response: z.object({
    data: z.array(featureFlag),
    /** False: the pages are configured for another GrowthBook host, so a change here has no effect on any page. */
    meta: z.object({ is_served: z.boolean() }),
  }),
})

export const createFeatureFlag = endpoint('POST', '/api/admin/feature-flags', {
  access: 'admin',
  summary: 'Creates a feature flag; 422 on `key` when it is taken',
  body: flagFields.extend({ key: flagKey }).superRefine(checkTypes),
  response: dataSchema(featureFlag),
  status: 201,
})

export const updateFeatureFlag = endpoint('PUT', '/api/admin/feature-flags/:key', {
  access: 'admin',
  errors: ['version_conflict'],
  summary: 'Replaces a feature flag; 409 when `version` is not the stored one',
  params: z.object({ key: z.string() }),
  body: flagFields.extend({ version: z.number().int() }).superRefine(checkTypes),
  response: dataSchema(featureFlag),
})

export const deleteFeatureFlag = endpoint('DELETE', '/api/admin/feature-flags/:key', {
  access: 'admin',
  summary: 'Removes a feature flag: pages use their own fallback; it can be brought back',
  params: z.object({ key: z.string() }),
  response: z.undefined(),
  status: 204,
})

export const restoreFeatureFlag = endpoint('POST', '/api/admin/feature-flags/:key/restore', {
  access: 'admin',
  errors: [409],
  summary: 'Brings back a feature flag that was removed (undo)',
  params: z.object({ key: z.string() }),
  response: dataSchema(featureFlag),
})

export const featureFlagChange = z.object({
  /** The flag's version after the change; 1 is its creation. */
  version: z.number().int(),
  changed_by: z.string().nullable(),
  changed_at: timestamp,
  default_value: jsonValue,
  rules: featureFlag.shape.rules,
  is_enabled: z.boolean(),
  /** Whether the flag was removed by this change. */
  is_removed: z.boolean(),
})
export type FeatureFlagChange = z.infer<typeof featureFlagChange>

export const listFeatureFlagChanges = endpoint('GET', '/api/admin/feature-flags/:key/changes', {
  access: 'admin',
  summary: 'What a feature flag was after each change, newest first',
  params: z.object({ key: z.string() }),
  query: pageQuery,
  response: pageSchema(featureFlagChange),
})

const experiments = z.array(z.looseObject({ key: z.string(), variations: z.array(jsonValue) }))
const members = z.array(z.union([z.string(), z.number()]))
/** Both shapes of the SDK's `savedGroups`: plain lists, and objects that state their type. */
const savedGroups = z.record(
  z.string(),
  z.union([
    members,
    z.looseObject({ type: z.literal('list'), attributeKey: z.string(), values: members }),
    z.looseObject({ type: z.literal('condition'), condition: z.record(z.string(), jsonValue) }),
  ]),
)
/** Weights of variations by context, which rules reference by `contextualBanditRef`. */
const contextualBandits = z.record(
  z.string(),
  z.looseObject({
    contexts: z.array(
      z.looseObject({
        leafId: z.number(),
        condition: z.record(z.string(), jsonValue),
        weights: z.array(z.number()),
      }),
    ),
  }),
)

/** GrowthBook's documents beside the features, as its SDK reads them. */
export const flagDocuments = z.object({
  experiments,
  saved_groups: savedGroups,
  contextual_bandits: contextualBandits,
  version: z.number().int(),
})
export type FlagDocuments = z.infer<typeof flagDocuments>

export const getFlagDocuments = endpoint('GET', '/api/admin/feature-flag-documents', {
  access: 'admin',
  summary: 'The experiments, saved groups and contextual bandits that browsers get with the flags',
  response: dataSchema(flagDocuments),
})

export const updateFlagDocuments = endpoint('PUT', '/api/admin/feature-flag-documents', {
  access: 'admin',
  errors: ['version_conflict'],
  summary: 'Replaces experiments, saved groups and contextual bandits; 409 when `version` is not the stored one',
  body: z.object({
    experiments: jsonText.pipe(
      z.array(experiments.element, { error: 'Experiments are a list of objects with "key" and "variations".' }),
    ),
    saved_groups: jsonText.pipe(
      z.record(z.string(), savedGroups.valueType, {
        error: 'Saved groups are an object of lists, as in {"beta": ["ada@example.com"]}.',
      }),
    ),
    /** When missing, the stored ones are kept. */
    contextual_bandits: jsonText
      .pipe(
        z.record(z.string(), contextualBandits.valueType, {
          error: 'Contextual bandits are an object of objects, each with "contexts".',
        }),
      )
      .optional(),
    version: z.number().int(),
  }),
  response: dataSchema(flagDocuments),
})
