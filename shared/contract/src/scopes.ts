/** The scopes of an API key. An endpoint without a scope cannot be called with a key. */
export const scopes = [
  'explore:read',
  'explore:write',
  'swipe_file:read',
  'swipe_file:write',
  'boards:read',
  'boards:write',
  'briefs:read',
  'briefs:write',
  'products:read',
  'products:write',
] as const
export type Scope = (typeof scopes)[number]
