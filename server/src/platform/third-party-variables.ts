import { z } from 'zod'

const webAddress = z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
  error: 'must be a web address, as https://cdn.example.com/script.js',
})

const webHost = webAddress.transform((value) => value.replace(/\/+$/, ''))

const publicId = z.string().regex(/^[\w-]{1,100}$/, { error: 'must be an id of letters, digits, - and _' })

const sentryDsn = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:\/\/[^@/]+@[^/]+\/(?:.+\/)?\d+$/.test(value), {
    error: 'must be a DSN, as https://key@o1.ingest.sentry.io/2',
  })

const contentSource = /^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/

const contentSources = z
  .string()
  .transform((value) => value.split(',').map((source) => source.trim()))
  .refine((sources) => sources.every((source) => contentSource.test(source)), {
    error: 'must be origins with commas between them, as https://*.intercom.io,wss://*.intercom.io',
  })

const PERCENT = { error: 'must be a percentage from 0 to 100' }

/** The variables that enable third parties. Without any of them, pages contact only our own server. */
export const thirdPartyVariables = {
  MIXPANEL_TOKEN: publicId
    .optional()
    .meta({ description: 'The token of the Mixpanel project that gets usage events of users who agreed.' }),
  MIXPANEL_API_HOST: webHost
    .default('https://api-js.mixpanel.com')
    .meta({ description: 'The address that usage events are sent to.' }),
  MIXPANEL_RECORDING_PERCENT: z.coerce
    .number(PERCENT)
    .min(0, PERCENT)
    .max(100, PERCENT)
    .default(0)
    .meta({ description: 'The share of sessions in percent that Mixpanel records.' }),
  APP_ENVIRONMENT: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'must be a name such as production or staging' })
    .optional()
    .meta({ description: 'The name of the environment in error reports.', default: '`NODE_ENV`' }),
  SENTRY_DSN: sentryDsn
    .optional()
    .meta({ description: 'The DSN of the Sentry project that gets errors while `APP_ENVIRONMENT` is `production`.' }),
  SENTRY_DSN_NON_PRODUCTION: sentryDsn
    .optional()
    .meta({ description: 'The DSN of the Sentry project that gets errors of all other environments.' }),
  CHAT_APP_ID: publicId.optional().meta({ description: 'The id of the Intercom app behind the support chat.' }),
  CHAT_SCRIPT_URL: webAddress
    .optional()
    .meta({ description: 'The address of the chat’s script.', default: 'the vendor’s' }),
  CHAT_ORIGINS: contentSources
    .optional()
    .meta({ description: 'The origins, with commas between them, that the chat may use.', default: 'the vendor’s' }),
  META_PIXEL_ID: publicId.optional().meta({ description: 'The id of the Meta pixel for users who agreed.' }),
  META_PIXEL_SCRIPT_URL: webAddress
    .optional()
    .meta({ description: 'The address of the Meta pixel’s script.', default: 'the vendor’s' }),
  TIKTOK_PIXEL_ID: publicId.optional().meta({ description: 'The id of the TikTok pixel for users who agreed.' }),
  TIKTOK_PIXEL_SCRIPT_URL: webAddress
    .optional()
    .meta({ description: 'The address of the TikTok pixel’s script.', default: 'the vendor’s' }),
  TRACKING_SCRIPT_URL: webAddress
    .optional()
    .meta({ description: 'The address of a tracking script for users who agreed.' }),
}

type Variables = z.output<z.ZodObject<typeof thirdPartyVariables>>

/** A third-party script. */
interface ForeignScript {
  id: string
  /** Null: the address at which the vendor serves it. */
  scriptUrl: string | null
}

/** The third parties of the pages; null stands for one that is not configured. */
export interface ThirdParties {
  mixpanel: { token: string; apiHost: string; recordingPercent: number } | null
  sentry: { dsn: string; environment: string } | null
  chat: (ForeignScript & { origins: readonly string[] | null }) | null
  metaPixel: ForeignScript | null
  tiktokPixel: ForeignScript | null
  trackingScriptUrl: string | null
}

/** @param nodeEnv the environment's name unless a variable gives one; production reports errors to its own project [T-06] */
export function toThirdParties(values: Variables, nodeEnv: string): ThirdParties {
  const environment = values.APP_ENVIRONMENT ?? nodeEnv
  const dsn = environment === 'production' ? values.SENTRY_DSN : values.SENTRY_DSN_NON_PRODUCTION
  const chat = foreignScript(values.CHAT_APP_ID, values.CHAT_SCRIPT_URL)
  return {
    mixpanel:
      values.MIXPANEL_TOKEN === undefined
        ? null
        : {
            token: values.MIXPANEL_TOKEN,
            apiHost: values.MIXPANEL_API_HOST,
            recordingPercent: values.MIXPANEL_RECORDING_PERCENT,
          },
    sentry: dsn === undefined ? null : { dsn, environment },
    chat: chat === null ? null : { ...chat, origins: values.CHAT_ORIGINS ?? null },
    metaPixel: foreignScript(values.META_PIXEL_ID, values.META_PIXEL_SCRIPT_URL),
    tiktokPixel: foreignScript(values.TIKTOK_PIXEL_ID, values.TIKTOK_PIXEL_SCRIPT_URL),
    trackingScriptUrl: values.TRACKING_SCRIPT_URL ?? null,
  }
}

function foreignScript(id: string | undefined, scriptUrl: string | undefined): ForeignScript | null {
  return id === undefined ? null : { id, scriptUrl: scriptUrl ?? null }
}
